import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-form';

export const searchFormTexts: InOtherWords<typeof nl.searchFormTexts> = {
  more: 'Recherche avancée',
  submit: 'Voir les résultats',
  filters: 'Filtres',
  quick: { label: 'Filtres rapides' },
  facts: {
    oceanview: 'Vue mer',
    dog: 'Avec chien',
    lift: 'Ascenseur',
    washingMachine: 'Lave-linge',
    terrace: 'Terrasse ou balcon',
    chargingPoint: 'Borne de recharge',
  },
  propertyType: 'Type de logement',
  anyType: 'Tous les types',
};
