/** The card of a home in a list (spec P §2), without its photos. */
export const listingCardTexts = {
  /** Spec P §2, the card; one of a kind in the singular. */
  bedrooms: ['slaapkamer', 'slaapkamers'],
  bathrooms: ['badkamer', 'badkamers'],
  parkingSpaces: ['parkeerplaats', 'parkeerplaatsen'],
  price: (price: string) => `Vanaf € ${price} per nacht`,
  stay: (price: string, nights: string) => `${price} voor ${nights}`,
  licence: 'Logiesdecreetnummer',
} as const;
