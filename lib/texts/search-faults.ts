import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/browse/search-faults';
import * as fr from '@/lib/texts/fr/browse/search-faults';
import * as nl from '@/lib/texts/nl/browse/search-faults';

export const { searchFaultTexts } = texts<typeof nl>(
  'browse/search-faults',
  typeof window === 'undefined' ? { nl, fr, de: nl, en } : null,
);
