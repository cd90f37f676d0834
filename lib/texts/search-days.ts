import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-days';
import * as en from '@/lib/texts/en/browse/search-days';
import * as fr from '@/lib/texts/fr/browse/search-days';
import * as nl from '@/lib/texts/nl/browse/search-days';

export const { searchDaysTexts } = texts<typeof nl>(
  'browse/search-days',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
