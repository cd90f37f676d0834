/** The photo gallery of a listing. In a file of its own, so that the page's other texts are not fetched with it. */
export const galleryTexts = {
  label: (name: string) => `Foto’s van ${name}`,
  alt: (name: string, number: number) => `${name}, foto ${number}`,
  all: 'Toon alle foto’s',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  show: (number: number) => `Toon foto ${number}`,
  position: (number: number, count: number) => `${number}/${count}`,
  spoken: (number: number, count: number) => `Foto ${number} van ${count}`,
  none: 'Er zijn nog geen foto’s.',
} as const;
