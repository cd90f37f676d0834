/** The card of a home in a list, without its photos. */
export const listingCardTexts = {
  /** One, and more than one. */
  bedrooms: ['slaapkamer', 'slaapkamers'],
  bathrooms: ['badkamer', 'badkamers'],
  parkingSpaces: ['parkeerplaats', 'parkeerplaatsen'],
  price: (price: string) => `Vanaf € ${price} per nacht`,
  stay: (price: string, nights: string) => `${price} voor ${nights}`,
  foundStay: (price: string, days: string) => `${price}, ${days}`,
  licence: 'Logiesdecreetnummer',
} as const;
