import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-form';

export const { searchFormTexts } = texts<typeof nl>(
  'browse/search-form',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
