import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-page';

export const searchPageTexts: InOtherWords<typeof nl.searchPageTexts> = {
  title: 'Ferienwohnungen an der belgischen Küste',
  titleIn: (town) => `Ferienwohnungen in ${town}`,
  frontPage: 'Startseite',
  listings: 'Ferienwohnungen',
  results: 'Ferienwohnungen',

  keep: 'Diese Suche speichern',
  views: { map: 'Karte', list: 'Liste' },

  chips: {
    label: 'Aktive Filter',
    remove: 'Filter entfernen',
    clear: 'Alle Filter löschen',
  },

  sort: {
    label: 'Sortieren nach',
    apply: 'Sortieren',
    orders: {
      recent: 'Neueste zuerst',
      price_asc: 'Preis: aufsteigend',
      price_desc: 'Preis: absteigend',
      rating_asc: 'Bewertung: aufsteigend',
      rating_desc: 'Bewertung: absteigend',
    },
  },
};
