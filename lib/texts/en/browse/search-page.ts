import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-page';

export const searchPageTexts: InOtherWords<typeof nl.searchPageTexts> = {
  title: 'Holiday homes on the Belgian coast',
  titleIn: (town) => `Holiday homes in ${town}`,
  frontPage: 'Home',
  listings: 'Holiday homes',
  results: 'Holiday homes',

  keep: 'Save this search',
  views: { map: 'Map', list: 'List' },

  chips: {
    label: 'Active filters',
    remove: 'Remove filter',
    clear: 'Clear all filters',
  },

  sort: {
    label: 'Sort by',
    apply: 'Sort',
    orders: {
      recent: 'Newest first',
      price_asc: 'Price: low to high',
      price_desc: 'Price: high to low',
      rating_asc: 'Rating: low to high',
      rating_desc: 'Rating: high to low',
    },
  },
};
