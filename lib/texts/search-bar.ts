import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-bar';

export const { searchBarTexts } = texts<typeof nl>(
  'browse/search-bar',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
