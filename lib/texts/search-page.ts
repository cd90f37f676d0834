import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-page';
import * as en from '@/lib/texts/en/browse/search-page';
import * as fr from '@/lib/texts/fr/browse/search-page';
import * as nl from '@/lib/texts/nl/browse/search-page';

export const { searchPageTexts } = texts<typeof nl>(
  'browse/search-page',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
