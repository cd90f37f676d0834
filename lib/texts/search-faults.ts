import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/search-faults';
import * as en from '@/lib/texts/en/browse/search-faults';
import * as fr from '@/lib/texts/fr/browse/search-faults';
import * as nl from '@/lib/texts/nl/browse/search-faults';

export const { searchFaultTexts } = texts<typeof nl>(
  'browse/search-faults',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
