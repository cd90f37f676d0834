import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/front-page';
import * as en from '@/lib/texts/en/browse/front-page';
import * as fr from '@/lib/texts/fr/browse/front-page';
import * as nl from '@/lib/texts/nl/browse/front-page';

export const { frontPageTexts } = texts<typeof nl>(
  'browse/front-page',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
