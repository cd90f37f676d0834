import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/suggestions';

export const suggestionTexts: InOtherWords<typeof nl.suggestionTexts> = {
  title: 'Try one of these instead',
  inTown: (town) => `In ${town}`,
  without: (filter) => `Without ‘${filter}’`,
  found: (label, results) => `${label}: ${results}`,
};
