import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/gallery';

export const galleryTexts: InOtherWords<typeof nl.galleryTexts> = {
  label: (name) => `Fotos von ${name}`,
  alt: (name, number) => `${name}, Foto ${number}`,
  all: 'Alle Fotos anzeigen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previous: 'Vorheriges Foto',
  next: 'Nächstes Foto',
  show: (number) => `Foto ${number} anzeigen`,
  position: (number, count) => `${number}/${count}`,
  spoken: (number, count) => `Foto ${number} von ${count}`,
  none: 'Es gibt noch keine Fotos.',
};
