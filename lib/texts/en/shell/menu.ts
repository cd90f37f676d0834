import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/menu';

export const menuTexts: InOtherWords<typeof nl.menuTexts> = {
  listing: 'Home',
  listings: 'Holiday homes',
  rentOut: 'Rent out your home',
  about: 'About us',
  contact: 'Contact',
};
