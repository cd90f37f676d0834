import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/legal';

export const legalTexts: InOtherWords<typeof nl.legalTexts> = {
  dutchDecides: 'Only the Dutch text is binding.',
};
