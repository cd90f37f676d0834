/** The card of a home in a list (spec P §2). Its own file: browsers fetch it with the card. */
export const listingCardTexts = {
  /** Spec P §2, the card; one of a kind in the singular. */
  bedrooms: ['slaapkamer', 'slaapkamers'],
  bathrooms: ['badkamer', 'badkamers'],
  parkingSpaces: ['parkeerplaats', 'parkeerplaatsen'],
  price: (price: string) => `Vanaf € ${price} per nacht`,
  stay: (price: string, nights: string) => `${price} voor ${nights}`,
  licence: 'Logiesdecreetnummer',
  photos: (name: string) => `Foto’s van ${name}`,
  photoCount: (number: number, count: number) => `Foto ${number} van ${count}`,
  previous: 'Vorige foto',
  next: 'Volgende foto',
  noPhoto: 'Nog geen foto',
} as const;
