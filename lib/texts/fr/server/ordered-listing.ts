import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/ordered-listing';

export const orderedListingTexts: InOtherWords<typeof nl.orderedListingTexts> = {
  title: 'Cette location de vacances est hors ligne sur ordre d’une autorité',
  text: 'Nous ne pouvons pas la montrer tant que cet ordre vaut.',
};
