/** The listing overview: only the texts that its script needs too. */
import type { SortOrder } from '@/lib/search/parameters';

export const searchPageTexts = {
  title: 'Vakantiewoningen aan de Belgische kust',
  titleIn: (town: string) => `Vakantiewoningen in ${town}`,
  frontPage: 'Home',
  listings: 'Aanbod',
  results: 'Vakantiewoningen',

  keep: 'Bewaar deze zoekopdracht',
  views: { map: 'Kaart', list: 'Lijst' },

  chips: {
    label: 'Actieve filters',
    remove: 'Verwijder filter',
    clear: 'Wis alle filters',
  },

  sort: {
    label: 'Sorteer op',
    apply: 'Sorteer',
    orders: {
      recent: 'Nieuwste eerst',
      price_asc: 'Prijs: laag naar hoog',
      price_desc: 'Prijs: hoog naar laag',
      rating_asc: 'Beoordeling: laag naar hoog',
      rating_desc: 'Beoordeling: hoog naar laag',
    } satisfies Record<SortOrder, string>,
  },
} as const;
