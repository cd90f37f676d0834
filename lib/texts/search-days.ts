import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-days';

export const { searchDaysTexts } = texts<typeof nl>(
  'browse/search-days',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
