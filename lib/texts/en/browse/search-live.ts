import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-live';

export const searchLiveTexts: InOtherWords<typeof nl.searchLiveTexts> = {
  form: 'Find a holiday home',
  updating: 'Updating the results',
  any: 'Any',

  chooseDays: 'Choose dates',

  price: 'Price per night',
  priceUpTo: (price) => `Up to ${price}`,
  priceLeast: 'Lowest price',
  priceMost: 'Highest price',
  priceRange: (min, max) => `${min} to ${max}`,

  cutOff: 'You’re offline. We’ll carry on searching as soon as you’re connected again.',
  loading: 'Loading more homes',
  failed: 'The next homes couldn’t be loaded.',
  end: 'You’ve seen all the homes.',
  deepest: 'Narrow your search to see more homes.',
};
