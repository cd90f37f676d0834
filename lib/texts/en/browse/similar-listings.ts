import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/similar-listings';

export const similarListingsTexts: InOtherWords<typeof nl.similarListingsTexts> = {
  title: 'Similar holiday homes',
  free: 'Also free on your dates',
  none: 'There are no similar holiday homes at the moment.',
};
