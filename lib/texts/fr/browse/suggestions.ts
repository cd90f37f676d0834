import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/suggestions';
import { inPlace } from '@/lib/texts/fr/words';

export const suggestionTexts: InOtherWords<typeof nl.suggestionTexts> = {
  title: 'Ces recherches donnent des résultats',
  inTown: (town) => {
    const text = inPlace(town);
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  without: (filter) => `Sans «\u{a0}${filter}\u{a0}»`,
  found: (label, results) => `${label}\u{a0}: ${results}`,
};
