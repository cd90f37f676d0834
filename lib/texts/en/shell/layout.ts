import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/layout';

export const layoutTexts: InOtherWords<typeof nl.layoutTexts> = {
  language: 'Language',
  skip: 'Skip to content',
  notice: 'Notice',
  tagline: 'Holiday lets on the Belgian coast',
  description:
    'Rent an apartment, studio or villa on the Belgian coast directly from its owner. No letting agents and no commission.',
  frontPage: (siteName) => `${siteName}, go to the home page`,
  rentOut: 'Rent out',
  dashboard: 'My dashboard',
  favorites: 'Favourites',
  search: 'Find a home',
  favoritesCount: (label, count) => `${label}: ${count}`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  dashboardMenu: {
    label: 'Dashboard',
    bar: 'Every day',
    section: 'In this section',
    more: 'More',
    many: '99+',
    unread: (count) => `${count} unread`,
  },
};
