import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/deleted-listing';
import { inPlace } from '@/lib/texts/fr/words';

export const deletedListingTexts: InOtherWords<typeof nl.deletedListingTexts> = {
  documentTitle: 'Ce logement n’est plus proposé ici',
  title: 'Ce logement n’est plus proposé ici',
  textIn: (town) =>
    `Vous vous sentirez peut-être tout aussi bien dans un autre logement ${inPlace(town)} ou tout près.`,
  text: 'Vous vous sentirez peut-être tout aussi bien dans un autre logement à la mer.',
  textAlone: 'De nouveaux logements s’ajoutent encore\u{a0}: revenez voir un peu plus tard.',
  nearby: 'Locations de vacances dans les environs',
  listings: 'Locations de vacances à la côte',
  townListings: (town) => `Toutes les locations de vacances ${inPlace(town)}`,
  allListings: 'Voir les locations',
  frontPage: 'Retour à l’accueil',
};
