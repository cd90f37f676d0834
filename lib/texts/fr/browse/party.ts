import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/party';
import { counted } from '@/lib/texts/fr/words';

export const partyTexts: InOtherWords<typeof nl.partyTexts> = {
  adults: (count) => counted(count, 'adulte', 'adultes'),
  children: (count) => counted(count, 'enfant', 'enfants'),
  babies: (count) => counted(count, 'bébé', 'bébés'),
  pets: (count) => counted(count, 'chien', 'chiens'),
};

export const partyFaultTexts: InOtherWords<typeof nl.partyFaultTexts> = {
  tooMany: (most) =>
    `Ce logement accueille au maximum ${counted(most, 'personne', 'personnes')}, enfants compris.`,
  noCots: (cots) =>
    cots === 0
      ? 'Ce logement n’a pas de lit bébé\u{a0}: les bébés y comptent comme une personne, et il est alors trop petit.'
      : `Ce logement a ${counted(cots, 'lit bébé', 'lits bébé')}\u{a0}: les autres bébés comptent comme une personne, et il est alors trop petit.`,
  noPets: 'Les animaux ne sont pas admis dans ce logement.',
};
