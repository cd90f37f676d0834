import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/search-towns';

export const { townIntroTexts } = texts<typeof nl>(
  'browse/search-towns',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
