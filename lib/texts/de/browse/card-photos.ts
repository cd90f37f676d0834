import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/card-photos';

export const cardPhotosTexts: InOtherWords<typeof nl.cardPhotosTexts> = {
  photos: (name) => `Fotos von ${name}`,
  photoCount: (number, count) => `Foto ${number} von ${count}`,
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
  noPhoto: 'Noch kein Foto',
};
