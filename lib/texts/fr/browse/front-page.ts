import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/front-page';
import { counted } from '@/lib/texts/fr/words';

export const frontPageTexts: InOtherWords<typeof nl.frontPageTexts> = {
  headline: 'La première plateforme de locations de vacances de la côte belge',
  subline: 'Par et pour des propriétaires particuliers / Ni agence ni commission',
  search: {
    title: 'Chercher une location de vacances',
    more: 'Plus de critères',
    bedrooms: 'Chambres du logement',
    anyBedrooms: 'Toutes',
    upToBedrooms: (count) => `Jusqu’à ${counted(count, 'chambre', 'chambres')}`,
    persons: 'Taille du logement',
    anyPersons: 'Toutes',
    upToPersons: (count) => `Jusqu’à ${counted(count, 'personne', 'personnes')}`,
    moreHelp:
      'Le nombre de voyageurs se choisit sous «\u{a0}Qui\u{a0}». Ici, vous indiquez la taille maximale du logement.',
    licence: 'Numéro d’enregistrement',
    licencePlaceholder: '6 caractères',
  },
  rows: {
    oceanview: 'Avec vue mer',
    weekend: 'Libres ce week-end',
    pets: 'Chiens bienvenus',
    recent: 'Nouveaux sur le site',
    more: 'Tous les logements',
    moreOf: (title) => `\u{a0}: ${title}`,
  },
};
