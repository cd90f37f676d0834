import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/legal';
import * as en from '@/lib/texts/en/server/legal';
import * as fr from '@/lib/texts/fr/server/legal';
import * as nl from '@/lib/texts/nl/server/legal';

export const { legalTexts } = texts<typeof nl>(
  'server/legal',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
