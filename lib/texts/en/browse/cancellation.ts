import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/cancellation';

const daysBefore = (days: number) => `${days} ${pluralForm(days) === 'one' ? 'day' : 'days'}`;

const percent = (value: number) => `${value}%`;

export const cancellationTexts: InOtherWords<typeof nl.cancellationTexts> = {
  flexible: 'Free cancellation until 1 day before arrival.',
  moderate: 'Free cancellation until 7 days before arrival.',
  strict: 'Free cancellation until 30 days before arrival.',
  agreed: 'You agree the cancellation terms with the owner.',
};

export const cancellationTableTexts: InOtherWords<typeof nl.cancellationTableTexts> = {
  caption: 'What you get back if you cancel',
  when: 'If you cancel',
  back: 'You get back',
  until: (days) => `until ${daysBefore(days)} before arrival`,
  after: 'later',
  nothing: 'nothing',
  percent,
  note: 'Of the total, not counting what you pay on site. A deposit is always returned to you.',
};

export const cancellationStepTexts: InOtherWords<typeof nl.cancellationStepTexts> = {
  label: 'Cancellation',
  free: (day) => `free cancellation until ${day}`,
  part: (value, day) => `${percent(value)} back if you cancel by ${day}`,
  thenPart: (value, day) => `then ${percent(value)} back until ${day}`,
  thenNothing: 'nothing after that',
  nothing: 'no refund on cancellation',
  agreed: 'Guest and owner agree the cancellation terms between themselves.',
  unsaid: 'No cancellation terms have been set: guest and owner agree them between themselves.',
};

export const refundTexts: InOtherWords<typeof nl.refundTexts> = {
  label: 'Refund to the guest',
  amount: (amount, value, base) => `${amount} (${percent(value)} of ${base})`,
  inWords: 'what guest and owner agree between themselves',
  at: 'Cancelled on',
  today: 'Refund if cancelled today',
  deposit: 'On top of that, a deposit that has been paid is always returned in full.',
  ask: (amount, value, base) => `If you cancel now, you get ${amount} back: ${percent(value)} of ${base}.`,
  askNothing: 'If you cancel now, you get nothing back.',
  askUntil: (day) => `This applies up to and including ${day}.`,
  askInWords: 'You agree with the owner how much you get back.',
  due: (amount) => `The owner will refund you ${amount}.`,
  dueNothing: 'You get nothing back.',
};

export const agreedTermsTexts: InOtherWords<typeof nl.agreedTermsTexts> = {
  titleGuest: 'Terms of your request',
  titleLandlord: 'Terms of the request',
  houseRules: 'House rules as they were when the request was made',
};
