import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-card';

export const listingCardTexts: InOtherWords<typeof nl.listingCardTexts> = {
  between: ' · ',
  dot: '\u{a0}·\u{a0}',
  persons: ['Person', 'Personen'],
  bedrooms: ['Schlafzimmer', 'Schlafzimmer'],
  bathrooms: ['Bad', 'Bäder'],
  parkingSpaces: ['Stellplatz', 'Stellplätze'],
  price: (price) => `Ab ${price}\u{a0}€ pro Nacht`,
  stay: (price, nights) => `${price} für ${nights}`,
  foundStay: (price, days) => `${price}, ${days}`,
  licence: 'Registrierungsnummer',
  rating: 'Bewertung',
  view: { front: 'Frontaler Meerblick', side: 'Seitlicher Meerblick' },
};
