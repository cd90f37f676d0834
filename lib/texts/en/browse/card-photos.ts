import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/card-photos';

export const cardPhotosTexts: InOtherWords<typeof nl.cardPhotosTexts> = {
  photos: (name) => `Photos of ${name}`,
  photoCount: (number, count) => `Photo ${number} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  noPhoto: 'No photos yet',
};
