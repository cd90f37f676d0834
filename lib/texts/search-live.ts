import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-live';
import * as en from '@/lib/texts/en/browse/search-live';
import * as fr from '@/lib/texts/fr/browse/search-live';
import * as nl from '@/lib/texts/nl/browse/search-live';

export const { searchLiveTexts } = texts<typeof nl>(
  'browse/search-live',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
