import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/ordered-listing';

export const orderedListingTexts: InOtherWords<typeof nl.orderedListingTexts> = {
  title: 'Diese Ferienunterkunft ist auf Anordnung einer Behörde offline',
  text: 'Wir dürfen sie nicht zeigen, solange die Anordnung gilt.',
};
