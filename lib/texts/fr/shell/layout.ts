import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/layout';
import { counted } from '@/lib/texts/fr/words';

export const layoutTexts: InOtherWords<typeof nl.layoutTexts> = {
  language: 'Langue',
  skip: 'Aller au contenu',
  notice: 'Information',
  tagline: 'Locations de vacances à la côte belge',
  description:
    'Louez un appartement, un studio ou une villa à la côte belge, directement au propriétaire. Sans agence et sans commission.',
  frontPage: (siteName) => `${siteName}, retour à l’accueil`,
  rentOut: 'Propriétaires',
  dashboard: 'Mon espace',
  favorites: 'Favoris',
  search: 'Chercher un logement',
  favoritesCount: (label, count) => `${label}\u{a0}: ${count}`,
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  dashboardMenu: {
    label: 'Tableau de bord',
    bar: 'Au quotidien',
    section: 'Dans cette partie',
    more: 'Plus',
    many: '99+',
    unread: (count) => counted(count, 'non lu', 'non lus'),
  },
};
