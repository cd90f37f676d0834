import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-page';
import { inPlace } from '@/lib/texts/fr/words';

export const searchPageTexts: InOtherWords<typeof nl.searchPageTexts> = {
  title: 'Locations de vacances à la côte belge',
  titleIn: (town) => `Locations de vacances ${inPlace(town)}`,
  frontPage: 'Accueil',
  listings: 'Locations',
  results: 'Locations de vacances',

  keep: 'Enregistrer la recherche',
  views: { map: 'Carte', list: 'Liste' },

  chips: {
    label: 'Filtres actifs',
    remove: 'Retirer le filtre',
    clear: 'Effacer tous les filtres',
  },

  sort: {
    label: 'Trier par',
    apply: 'Trier',
    orders: {
      recent: 'Les plus récents',
      price_asc: 'Prix croissant',
      price_desc: 'Prix décroissant',
      rating_asc: 'Note croissante',
      rating_desc: 'Note décroissante',
    },
  },
};
