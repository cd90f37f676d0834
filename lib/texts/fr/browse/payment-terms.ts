import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/payment-terms';
import { counted, percent } from '@/lib/texts/fr/words';

const days = (count: number) => counted(count, 'jour', 'jours');

/** 'le jour de l’arrivée', '30 jours avant l’arrivée' */
const beforeArrival = (count: number) =>
  count === 0 ? 'le jour de l’arrivée' : `${days(count)} avant l’arrivée`;

export const paymentTermsTexts: InOtherWords<typeof nl.paymentTermsTexts> = {
  title: 'Paiement',
  advanceAndRest: (advance, balanceDays) =>
    `${percent(advance)} maintenant, le reste ${beforeArrival(balanceDays)}.`,
  allNow: 'La totalité maintenant.',
  allLater: (balanceDays) => `La totalité ${beforeArrival(balanceDays)}.`,
  now: (advanceDays) =>
    advanceDays === 0
      ? '«\u{a0}Maintenant\u{a0}» veut dire\u{a0}: le jour où la demande est acceptée.'
      : `«\u{a0}Maintenant\u{a0}» veut dire\u{a0}: dans un délai de ${days(advanceDays)} après l’acceptation.`,
  sooner: 'Si l’arrivée est plus proche, tout se paie en une fois.',
  deposits: {
    with_balance: 'La caution se paie en même temps que la location.',
    on_arrival: 'La caution se paie à l’arrivée.',
  },
  how: 'Le paiement se fait par virement au propriétaire.',
};
