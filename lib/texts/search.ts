import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search';
import * as en from '@/lib/texts/en/browse/search';
import * as fr from '@/lib/texts/fr/browse/search';
import * as nl from '@/lib/texts/nl/browse/search';

export const { searchTexts } = texts<typeof nl>(
  'browse/search',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
