import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/languages';

export const languageTexts: InOtherWords<typeof nl.languageTexts> = {
  nl: 'Dutch',
  fr: 'French',
  de: 'German',
  en: 'English',
};
