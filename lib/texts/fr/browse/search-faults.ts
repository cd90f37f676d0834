import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-faults';

export const searchFaultTexts: InOtherWords<typeof nl.searchFaultTexts> = {
  stayless: 'Pour fixer un budget pour tout le séjour, choisissez d’abord des dates ou des mois.',
};
