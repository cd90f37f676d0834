import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/countries';

export const countryTexts: InOtherWords<typeof nl.countryTexts> = {
  be: 'Belgique',
  nl: 'Pays-Bas',
  de: 'Allemagne',
  fr: 'France',
  lu: 'Luxembourg',
  uk: 'Royaume-Uni',
  other: 'Autre pays',
};
