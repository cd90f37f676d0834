import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/languages';

export const languageTexts: InOtherWords<typeof nl.languageTexts> = {
  nl: 'Niederländisch',
  fr: 'Französisch',
  de: 'Deutsch',
  en: 'Englisch',
};
