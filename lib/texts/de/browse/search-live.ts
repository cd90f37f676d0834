import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-live';

export const searchLiveTexts: InOtherWords<typeof nl.searchLiveTexts> = {
  form: 'Ferienwohnung suchen',
  updating: 'Die Ergebnisse werden aktualisiert',
  any: 'Beliebig',

  chooseDays: 'Reisedaten wählen',

  price: 'Preis pro Nacht',
  priceUpTo: (price) => `Bis ${price}`,
  priceLeast: 'Mindestpreis',
  priceMost: 'Höchstpreis',
  priceRange: (min, max) => `${min} bis ${max}`,

  cutOff: 'Sie sind nicht verbunden. Sobald die Verbindung wieder da ist, suchen wir weiter.',
  loading: 'Weitere Unterkünfte werden geladen',
  failed: 'Die nächsten Unterkünfte konnten nicht geladen werden.',
  end: 'Sie haben alle Unterkünfte gesehen.',
  deepest: 'Verfeinern Sie Ihre Suche, um weitere Unterkünfte zu sehen.',
};
