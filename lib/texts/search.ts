import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search';

export const { searchTexts } = texts<typeof nl>(
  'browse/search',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
