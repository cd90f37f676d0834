/** The card of a listing in a list, without its photos. */
export const listingCardTexts = {
  /** Separator between two facts on one line. */
  between: ' · ',
  /** The same, non-breaking. */
  dot: '\u{a0}·\u{a0}',
  /** Singular and plural. */
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
