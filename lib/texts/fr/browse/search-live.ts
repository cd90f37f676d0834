import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-live';

export const searchLiveTexts: InOtherWords<typeof nl.searchLiveTexts> = {
  form: 'Chercher une location de vacances',
  updating: 'Mise à jour des résultats',
  any: 'Peu importe',

  chooseDays: 'Choisir les dates',

  price: 'Prix par nuit',
  priceUpTo: (price) => `Jusqu’à ${price}`,
  priceLeast: 'Prix minimum',
  priceMost: 'Prix maximum',
  priceRange: (min, max) => `De ${min} à ${max}`,

  cutOff: 'Vous êtes hors ligne. La recherche reprendra dès que la connexion sera rétablie.',
  loading: 'Chargement d’autres logements',
  failed: 'Les logements suivants n’ont pas pu se charger.',
  end: 'Vous avez vu tous les logements.',
  deepest: 'Affinez votre recherche pour voir d’autres logements.',
};
