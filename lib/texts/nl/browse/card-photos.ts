/** The photos on a card. In a file of its own, because browsers fetch it with each list. */
export const cardPhotosTexts = {
  photos: (name: string) => `Foto’s van ${name}`,
  photoCount: (number: number, count: number) => `Foto ${number} van ${count}`,
  previous: 'Vorige foto',
  next: 'Volgende foto',
  noPhoto: 'Nog geen foto',
} as const;
