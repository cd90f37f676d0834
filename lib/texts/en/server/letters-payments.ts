import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-payments';

export const payingLetterTexts: InOtherWords<typeof nl.payingLetterTexts> = {
  scan: 'Your own page also has a code that you can scan with your banking app.',
  agreeOn: 'You arrange payment with the owner. We wish you a lovely stay by the sea.',
  wish: 'We wish you a lovely stay by the sea.',
};

export const notedLetterTexts: InOtherWords<typeof nl.notedLetterTexts> = {
  subject: (home) => `Your payment for ${home} has been received`,
  title: 'Your payment has been received',
  preview: (amount) => `The owner has received ${amount}.`,
  text: (amount) => `The owner has received ${amount} from you. Keep this email as proof.`,
  paidFor: 'Payment for',
  amount: 'Amount',
  paidAt: 'Paid on',
  open: 'Still to pay',
  nothing: 'nothing',
};

export const reminderLetterTexts: InOtherWords<typeof nl.reminderLetterTexts> = {
  soon: {
    subject: (home) => `Your payment for ${home} is due soon`,
    title: 'Your payment is due soon',
    preview: (what, day) => `${what}, by ${day}.`,
    text: (day) =>
      `You still have a payment to make for your stay, by ${day}. If you have paid in the meantime, there’s nothing you need to do.`,
  },
  overdue: {
    subject: (home) => `Your payment for ${home} is overdue`,
    title: 'Your payment is overdue',
    preview: (what, day) => `${what}, due by ${day}.`,
    text: (day) =>
      `The payment that was due by ${day} hasn’t arrived yet, or not in full. If you have paid in the meantime, there’s nothing you need to do.`,
  },
  what: (kind, amount) => `${kind}: ${amount}`,
};

export const planLetterTexts: InOtherWords<typeof nl.planLetterTexts> = {
  subject: (home) => `Your payments for ${home} have changed`,
  title: 'Your payments have changed',
  preview: 'The owner has changed what you pay, or when.',
  text: 'The owner has changed what you pay, or when. This replaces what you read before.',
  nothing: 'You are not asked for any further payment.',
};

export const depositLetterTexts: InOtherWords<typeof nl.depositLetterTexts> = {
  subjectBack: (home) => `Your deposit for ${home} is being returned`,
  subjectSettled: (home) => `Your deposit for ${home} has been settled`,
  titleBack: 'Your deposit is being returned',
  titleSettled: 'Your deposit has been settled',
  preview: (returned, paid) => `The owner is returning ${returned} of ${paid}.`,
  text: 'The owner has recorded how much of your deposit you get back.',
  paid: 'Deposit paid',
  returned: 'You get back',
  why: 'The owner explains why not all of it is returned:',
};

export const newAgreementLetterTexts: InOtherWords<typeof nl.newAgreementLetterTexts> = {
  waits: 'A new rental agreement is waiting on your own page. The owner asks you to accept it.',
};
