import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/countries';

export const countryTexts: InOtherWords<typeof nl.countryTexts> = {
  be: 'Belgien',
  nl: 'Niederlande',
  de: 'Deutschland',
  fr: 'Frankreich',
  lu: 'Luxemburg',
  uk: 'Vereinigtes Königreich',
  other: 'Anderes Land',
};
