import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-page';

export const { searchPageTexts } = texts<typeof nl>(
  'browse/search-page',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
