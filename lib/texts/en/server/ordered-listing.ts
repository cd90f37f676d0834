import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/ordered-listing';

export const orderedListingTexts: InOtherWords<typeof nl.orderedListingTexts> = {
  title: 'This holiday home is offline by order of an authority',
  text: 'We may not show it while that order stands.',
};
