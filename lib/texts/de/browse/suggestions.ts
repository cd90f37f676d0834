import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/suggestions';

export const suggestionTexts: InOtherWords<typeof nl.suggestionTexts> = {
  title: 'So finden Sie doch etwas',
  inTown: (town) => `In ${town}`,
  without: (filter) => `Ohne „${filter}“`,
  found: (label, results) => `${label}: ${results}`,
};
