import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/about';
import * as en from '@/lib/texts/en/server/about';
import * as fr from '@/lib/texts/fr/server/about';
import * as nl from '@/lib/texts/nl/server/about';

export const { aboutTexts, aboutSections } = texts<typeof nl>(
  'server/about',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
