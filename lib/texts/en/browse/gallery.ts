import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/gallery';

export const galleryTexts: InOtherWords<typeof nl.galleryTexts> = {
  label: (name) => `Photos of ${name}`,
  alt: (name, number) => `${name}, photo ${number}`,
  all: 'Show all photos',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous photo',
  next: 'Next photo',
  show: (number) => `Show photo ${number}`,
  position: (number, count) => `${number}/${count}`,
  spoken: (number, count) => `Photo ${number} of ${count}`,
  none: 'There are no photos yet.',
};
