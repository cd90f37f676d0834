import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorites';
import { counted } from '@/lib/texts/fr/words';
import { pluralForm } from '@/lib/format/plural';

export const favoritesPageTexts: InOtherWords<typeof nl.favoritesPageTexts> = {
  title: 'Vos favoris',
  intro: 'Les logements que vous avez marqués d’un cœur. Ils ne sont gardés que sur cet appareil.',
  description: 'Les locations de vacances que vous avez mises en favoris, réunies sur une page.',
  list: 'Locations de vacances favorites',
  empty: 'Vous n’avez pas encore de favoris. Touchez le cœur d’un logement pour le retrouver ici.',
  toListings: 'Voir les locations',
  failedTitle: 'Vos favoris n’ont pas pu se charger',
  failedText: 'Vérifiez votre connexion internet et réessayez. Vos favoris ne sont pas perdus.',
  someFailed: (count) =>
    pluralForm(count) === 'one'
      ? 'Un favori n’a pas pu se charger.'
      : `${counted(count, 'favori', 'favoris')} n’ont pas pu se charger.`,
  retry: 'Réessayer',
  gone: (count) =>
    pluralForm(count) === 'one'
      ? 'Un favori n’existe plus et a été retiré de votre liste.'
      : `${counted(count, 'favori', 'favoris')} n’existent plus et ont été retirés de votre liste.`,
  offlineTitle: 'Pas à louer pour l’instant',
  remove: 'Retirer',
  removed: (name) => `${name} ne figure plus dans vos favoris.`,
  undo: 'Annuler',
  share: 'Partager cette liste',
  copied: 'Lien copié',
  link: 'Lien vers cette liste',
  sharedTitle: 'Favoris partagés',
  sharedIntro: 'Quelqu’un a réuni ces locations de vacances pour vous.',
  sharedGone: 'Aucun de ces logements n’est à louer pour l’instant.',
  keepAll: 'Les ajouter à mes favoris',
  allSaved: 'Ajoutés à vos favoris',
  own: 'Vos propres favoris',
  noScript: 'Vos favoris se trouvent dans votre navigateur. Pour les afficher, activez JavaScript.',
};
