import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/party-field';
import { pluralForm } from '@/lib/format/plural';

export const partyFieldTexts: InOtherWords<typeof nl.partyFieldTexts> = {
  anyone: 'Voyageurs',
  none: 'Aucun',
  unsaid: 'Choisir',
  rows: {
    adults: { label: 'Adultes', help: 'À partir de 18 ans' },
    children: { label: 'Enfants', help: 'De 2 à 17 ans' },
    babies: { label: 'Bébés', help: 'Moins de 2 ans' },
    pets: { label: 'Animaux', help: 'Là où ils sont admis' },
  },
  fewer: (what) => `${what}\u{a0}: un de moins`,
  more: (what) => `${what}\u{a0}: un de plus`,
  clear: 'Effacer',
  close: 'Terminé',
};

export const partyMisfitTexts: InOtherWords<typeof nl.partyMisfitTexts> = {
  withoutPets: (pets) =>
    pluralForm(pets) === 'one' ? 'Continuer sans le chien' : 'Continuer sans les chiens',
  elsewhere: (party) => `Logements pour ${party}`,
};
