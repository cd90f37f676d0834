import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/cookies';

export const cookieTexts: InOtherWords<typeof nl.cookieTexts> = {
  title: 'Les cookies et votre vie privée',
  text: 'Nous gardons dans votre navigateur ce dont le site a besoin pour fonctionner, comme vos favoris ou le fait que vous êtes connecté. Pour tout le reste, c’est vous qui décidez.',
  allowAll: 'Accepter tous les cookies',
  essentialOnly: 'Cookies essentiels uniquement',
  setPreferences: 'Choisir mes préférences',
  preferencesTitle: 'Vos préférences en matière de cookies',
  more: 'Que gardons-nous exactement\u{a0}?',
  close: 'Fermer',
};
