import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/deeds';

export const deedTexts: InOtherWords<typeof nl.deedTexts> = {
  doer: (name, byAdmin) => (byAdmin ? `an administrator on behalf of ${name}` : name),
};
