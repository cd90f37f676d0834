import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/deeds';

export const deedTexts: InOtherWords<typeof nl.deedTexts> = {
  // In the dative, for it follows 'Antwort von'.
  doer: (name, byAdmin) => (byAdmin ? `der Administration im Namen von ${name}` : name),
};
