import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/gallery';
import { of } from '@/lib/texts/fr/words';

export const galleryTexts: InOtherWords<typeof nl.galleryTexts> = {
  label: (name) => `Photos ${of(name)}`,
  alt: (name, number) => `${name}, photo ${number}`,
  all: 'Toutes les photos',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  show: (number) => `Afficher la photo ${number}`,
  position: (number, count) => `${number}/${count}`,
  spoken: (number, count) => `Photo ${number} sur ${count}`,
  none: 'Il n’y a pas encore de photos.',
};
