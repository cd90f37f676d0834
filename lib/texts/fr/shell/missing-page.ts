import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/missing-page';

export const notFoundTexts: InOtherWords<typeof nl.notFoundTexts> = {
  documentTitle: 'Page introuvable',
  title: 'Cette page est introuvable',
  text: 'L’adresse a peut-être changé, ou la page n’existe plus.',
  listing: 'Retour à l’accueil',
  listings: 'Voir les locations',
};

export const tooBusyTexts: InOtherWords<typeof nl.tooBusyTexts> = {
  documentTitle: 'Un instant',
  title: 'Un instant, s’il vous plaît',
  text: 'Un très grand nombre de pages ont été demandées en peu de temps depuis votre connexion. Attendez une minute, puis rechargez cette page.',
  shared: 'Si vous partagez votre connexion, les pages consultées par les autres comptent aussi.',
};
