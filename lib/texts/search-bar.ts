import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-bar';
import * as en from '@/lib/texts/en/browse/search-bar';
import * as fr from '@/lib/texts/fr/browse/search-bar';
import * as nl from '@/lib/texts/nl/browse/search-bar';

export const { searchBarTexts } = texts<typeof nl>(
  'browse/search-bar',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
