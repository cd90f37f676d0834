import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/gallery';
import * as en from '@/lib/texts/en/browse/gallery';
import * as fr from '@/lib/texts/fr/browse/gallery';
import * as nl from '@/lib/texts/nl/browse/gallery';

export const { galleryTexts } = texts<typeof nl>(
  'browse/gallery',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
