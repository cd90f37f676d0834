import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/payment-terms';

const days = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'day' : 'days'}`;

const percent = (value: number) => `${value}%`;

const beforeArrival = (count: number) =>
  count === 0 ? 'on the day of arrival' : `${days(count)} before arrival`;

export const paymentTermsTexts: InOtherWords<typeof nl.paymentTermsTexts> = {
  title: 'Payment',
  advanceAndRest: (advance, balanceDays) =>
    `${percent(advance)} now, the rest ${beforeArrival(balanceDays)}.`,
  allNow: 'Everything now.',
  allLater: (balanceDays) => `Everything ${beforeArrival(balanceDays)}.`,
  now: (advanceDays) =>
    advanceDays === 0
      ? '‘Now’ means on the day your stay is approved.'
      : `‘Now’ means within ${days(advanceDays)} of approval.`,
  sooner: 'If arrival is closer than that, everything is paid in one go.',
  deposits: {
    with_balance: 'The deposit is paid together with the rent.',
    on_arrival: 'The deposit is paid on arrival.',
  },
  how: 'You pay the owner by bank transfer.',
};
