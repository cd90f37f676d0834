import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-faults';

export const { searchFaultTexts } = texts<typeof nl>(
  'browse/search-faults',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
