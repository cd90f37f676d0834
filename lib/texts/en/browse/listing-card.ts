import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-card';

export const listingCardTexts: InOtherWords<typeof nl.listingCardTexts> = {
  between: ' · ',
  dot: '\u{a0}·\u{a0}',
  persons: ['person', 'people'],
  bedrooms: ['bedroom', 'bedrooms'],
  bathrooms: ['bathroom', 'bathrooms'],
  parkingSpaces: ['parking space', 'parking spaces'],
  price: (price) => `From €${price} per night`,
  stay: (price, nights) => `${price} for ${nights}`,
  foundStay: (price, days) => `${price}, ${days}`,
  licence: 'Registration number',
  rating: 'Rating',
  view: { front: 'Direct sea view', side: 'Side sea view' },
};
