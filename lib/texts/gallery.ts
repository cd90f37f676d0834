import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/gallery';

export const { galleryTexts } = texts<typeof nl>(
  'browse/gallery',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
