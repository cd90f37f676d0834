import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/card-photos';
import { of } from '@/lib/texts/fr/words';

export const cardPhotosTexts: InOtherWords<typeof nl.cardPhotosTexts> = {
  photos: (name) => `Photos ${of(name)}`,
  photoCount: (number, count) => `Photo ${number} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  noPhoto: 'Pas encore de photo',
};
