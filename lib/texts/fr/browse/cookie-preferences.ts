import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/cookie-preferences';
import { cookieTexts } from '@/lib/texts/fr/shell/cookies';

export const cookiePreferencesTexts: InOtherWords<typeof nl.cookiePreferencesTexts> = {
  text: 'Activez ce que vous autorisez. Vous pouvez changer d’avis à tout moment via «\u{a0}Cookies\u{a0}», au bas de chaque page.',
  confirm: 'Confirmer',
  onlyEssential: 'Cookies essentiels uniquement',
  allowAll: cookieTexts.allowAll,
};

export const cookieCategoryTexts: InOtherWords<typeof nl.cookieCategoryTexts> = {
  essential: {
    label: 'Essentiels',
    help: 'Connexion, sécurité, vos favoris et ce choix. Toujours actifs.',
  },
  statistics: {
    label: 'Statistiques',
    help: 'Mesurer comment les visiteurs utilisent le site. Pour l’instant, nous le faisons sans cookies.',
  },
  functional: {
    label: 'Fonctionnels',
    help: 'Des services extérieurs qui rendent le site plus agréable, comme des cartes ou des vues de rue.',
  },
  marketing: {
    label: 'Marketing',
    help: 'Adapter des publicités sur d’autres sites à ce que vous avez regardé ici. Pour l’instant, nous ne le faisons pas.',
  },
};
