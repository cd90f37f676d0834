import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/layout';

export const layoutTexts: InOtherWords<typeof nl.layoutTexts> = {
  language: 'Sprache',
  skip: 'Zum Inhalt',
  notice: 'Mitteilung',
  tagline: 'Ferienwohnungen an der belgischen Küste',
  description:
    'Mieten Sie eine Ferienwohnung, ein Studio oder eine Villa an der belgischen Küste direkt vom Vermieter. Ohne Agentur und ohne Provision.',
  frontPage: (siteName) => `${siteName}, zur Startseite`,
  rentOut: 'Vermieten',
  dashboard: 'Mein Konto',
  favorites: 'Merkliste',
  search: 'Unterkunft suchen',
  favoritesCount: (label, count) => `${label}: ${count}`,
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  dashboardMenu: {
    label: 'Mein Konto',
    bar: 'Jeden Tag',
    section: 'In diesem Bereich',
    more: 'Mehr',
    many: '99+',
    unread: (count) => `${count} ungelesen`,
  },
};
