/** The card of a home in a list, without its photos. */
export const listingCardTexts = {
  /** Between two facts on one line. */
  between: ' · ',
  /** The same, in one piece with the fact behind it. */
  dot: '\u{a0}·\u{a0}',
  /** One, and more than one. */
  persons: ['persoon', 'personen'],
  bedrooms: ['slaapkamer', 'slaapkamers'],
  bathrooms: ['badkamer', 'badkamers'],
  parkingSpaces: ['parkeerplaats', 'parkeerplaatsen'],
  price: (price: string) => `Vanaf € ${price} per nacht`,
  stay: (price: string, nights: string) => `${price} voor ${nights}`,
  foundStay: (price: string, days: string) => `${price}, ${days}`,
  licence: 'Logiesdecreetnummer',
  rating: 'Beoordeling',
  view: { front: 'Frontaal zeezicht', side: 'Zijdelings zeezicht' },
} as const;
