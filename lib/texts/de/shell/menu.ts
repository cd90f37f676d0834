import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/menu';

export const menuTexts: InOtherWords<typeof nl.menuTexts> = {
  listing: 'Startseite',
  listings: 'Ferienwohnungen',
  rentOut: 'Vermieten',
  about: 'Über uns',
  contact: 'Kontakt',
};
