import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/terms-and-conditions';

export const termsAndConditionsTexts: InOtherWords<typeof nl.termsAndConditionsTexts> = {
  title: 'Allgemeine Geschäftsbedingungen',
  none: 'Kein Inhalt',
};
