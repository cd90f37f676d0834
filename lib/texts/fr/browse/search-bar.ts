import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-bar';

export const searchBarTexts: InOtherWords<typeof nl.searchBarTexts> = {
  where: 'Où',
  anywhere: 'Toute la côte',
  towns: 'Stations balnéaires',
  name: 'Nom du logement ou de la résidence',
  nameHelp: 'Par exemple Zeewind',
  close: 'Terminé',
  who: 'Qui',
  submit: 'Rechercher',
};
