import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-faults';

export const searchFaultTexts: InOtherWords<typeof nl.searchFaultTexts> = {
  stayless: 'You can only set a budget for the whole stay once you’ve chosen dates or months.',
};
