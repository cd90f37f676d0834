import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-faults';

export const searchFaultTexts: InOtherWords<typeof nl.searchFaultTexts> = {
  stayless:
    'Ein Budget für den gesamten Aufenthalt können Sie erst angeben, wenn Sie Tage oder Monate gewählt haben.',
};
