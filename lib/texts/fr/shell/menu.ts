import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/menu';

export const menuTexts: InOtherWords<typeof nl.menuTexts> = {
  listing: 'Accueil',
  listings: 'Locations',
  rentOut: 'Mettre en location',
  about: 'Qui sommes-nous',
  contact: 'Contact',
};
