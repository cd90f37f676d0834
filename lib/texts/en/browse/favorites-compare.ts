import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorites-compare';

const daysBefore = (days: number) => `${days} ${pluralForm(days) === 'one' ? 'day' : 'days'}`;

export const favoritesCompareTexts: InOtherWords<typeof nl.favoritesCompareTexts> = {
  form: 'Dates and party',
  who: 'Who',
  submit: 'Show prices',
  clear: 'Clear dates and party',
  title: 'Side by side',
  caption: (what) => (what === '' ? 'The homes side by side' : `The homes side by side: ${what}`),
  home: 'Home',
  total: 'Total',
  price: 'Price',
  beach: 'Beach',
  beds: 'Beds',
  capacity: 'People',
  rating: 'Rating',
  cancellation: 'Cancellation',
  included: 'Included',
  unsaid: 'Not stated',
  unrated: 'No reviews yet',
  pending: 'Working out the price',
  nearest: 'Free instead:',
  level: (percent, days) => `${percent}% back until ${daysBefore(days)} before arrival`,
  levelsEnd: 'nothing after that',
};
