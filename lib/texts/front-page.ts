import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/front-page';

export const { frontPageTexts } = texts<typeof nl>(
  'browse/front-page',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
