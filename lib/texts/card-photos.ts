import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/card-photos';

export const { cardPhotosTexts } = texts<typeof nl>(
  'browse/card-photos',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
