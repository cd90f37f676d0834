import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/no-cards';

export const noCardsTexts: InOtherWords<typeof nl.noCardsTexts> = {
  none: 'Aucun résultat',
  noneText:
    'Aucun logement ne répond à tous vos critères. Retirez un filtre, choisissez d’autres dates ou enregistrez votre recherche.',
  keep: 'Enregistrer la recherche',
  saveText: 'Nous vous écrirons dès qu’un logement qui convient s’ajoute ou se libère.',
  clear: 'Effacer tous les filtres',
  pastLast: 'Cette page de résultats n’existe pas, ou plus.',
  pastLastText: 'Il y a pourtant des logements qui répondent à votre recherche.',
  firstPage: 'Aller à la première page',
  lastPage: (page) => `Aller à la dernière page (${page})`,
};
