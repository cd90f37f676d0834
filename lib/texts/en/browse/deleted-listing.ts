import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/deleted-listing';

export const deletedListingTexts: InOtherWords<typeof nl.deletedListingTexts> = {
  documentTitle: 'This holiday home is no longer let here',
  title: 'This holiday home is no longer let here',
  textIn: (town) => `Perhaps you’d feel just as much at home in another place in ${town} or nearby.`,
  text: 'Perhaps you’d feel just as much at home in another place by the sea.',
  textAlone: 'New homes are still being added, so do look in again later.',
  nearby: 'Holiday homes nearby',
  listings: 'Holiday homes on the coast',
  townListings: (town) => `All holiday homes in ${town}`,
  allListings: 'See all holiday homes',
  frontPage: 'Go to the home page',
};
