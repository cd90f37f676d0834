import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/countries';

export const countryTexts: InOtherWords<typeof nl.countryTexts> = {
  be: 'Belgium',
  nl: 'Netherlands',
  de: 'Germany',
  fr: 'France',
  lu: 'Luxembourg',
  uk: 'United Kingdom',
  other: 'Other country',
};
