import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-card';

export const listingCardTexts: InOtherWords<typeof nl.listingCardTexts> = {
  between: ' · ',
  dot: '\u{a0}·\u{a0}',
  persons: ['personne', 'personnes', 'de personnes'],
  bedrooms: ['chambre', 'chambres', 'de chambres'],
  bathrooms: ['salle de bains', 'salles de bains', 'de salles de bains'],
  parkingSpaces: ['place de parking', 'places de parking', 'de places de parking'],
  price: (price) => `Dès ${price}\u{a0}€ par nuit`,
  stay: (price, nights) => `${price} pour ${nights}`,
  foundStay: (price, days) => `${price}, ${days}`,
  licence: 'Numéro d’enregistrement',
  rating: 'Note',
  view: { front: 'Vue mer frontale', side: 'Vue mer latérale' },
};
