import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/payment-terms';

const days = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'Tag' : 'Tage'}`;

const percent = (value: number) => `${value}\u{a0}%`;

const beforeArrival = (count: number) => (count === 0 ? 'am Anreisetag' : `${days(count)} vor der Anreise`);

export const paymentTermsTexts: InOtherWords<typeof nl.paymentTermsTexts> = {
  title: 'Bezahlung',
  advanceAndRest: (advance, balanceDays) =>
    `${percent(advance)} sofort, der Rest ${beforeArrival(balanceDays)}.`,
  allNow: 'Alles sofort.',
  allLater: (balanceDays) => `Alles ${beforeArrival(balanceDays)}.`,
  now: (advanceDays) => {
    if (advanceDays === 0) return '„Sofort“ heißt: am Tag der Zusage.';
    return pluralForm(advanceDays) === 'one'
      ? '„Sofort“ heißt: innerhalb eines Tages nach der Zusage.'
      : `„Sofort“ heißt: innerhalb von ${advanceDays} Tagen nach der Zusage.`;
  },
  sooner: 'Liegt die Anreise näher, wird alles auf einmal bezahlt.',
  deposits: {
    with_balance: 'Die Kaution wird zusammen mit der Miete bezahlt.',
    on_arrival: 'Die Kaution wird bei der Anreise bezahlt.',
  },
  how: 'Bezahlt wird per Überweisung an den Vermieter.',
};
