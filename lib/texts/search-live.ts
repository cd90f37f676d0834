import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-live';

export const { searchLiveTexts } = texts<typeof nl>(
  'browse/search-live',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
