import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorites-compare';
import { counted, percent } from '@/lib/texts/fr/words';

export const favoritesCompareTexts: InOtherWords<typeof nl.favoritesCompareTexts> = {
  form: 'Dates et voyageurs',
  who: 'Qui',
  submit: 'Voir les prix',
  clear: 'Effacer dates et voyageurs',
  title: 'Côte à côte',
  caption: (what) => (what === '' ? 'Les logements côte à côte' : `Les logements côte à côte\u{a0}: ${what}`),
  home: 'Logement',
  total: 'Total',
  price: 'Prix',
  beach: 'Plage',
  beds: 'Lits',
  capacity: 'Personnes',
  rating: 'Note',
  cancellation: 'Annulation',
  included: 'Compris',
  unsaid: 'Non précisé',
  unrated: 'Pas encore d’avis',
  pending: 'Calcul du prix en cours',
  nearest: 'Libre à ces dates\u{a0}:',
  level: (value, days) =>
    `${percent(value)} remboursés jusqu’à ${counted(days, 'jour', 'jours')} avant l’arrivée`,
  levelsEnd: 'ensuite plus rien',
};
