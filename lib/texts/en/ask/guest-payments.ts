import type { InOtherWords } from '@/lib/languages/texts';
import { askedPaymentTexts } from '@/lib/texts/en/ask/asked-payments';
import type * as nl from '@/lib/texts/nl/ask/guest-payments';

export const guestPaymentTexts: InOtherWords<typeof nl.guestPaymentTexts> = {
  title: 'Payment',
  intro: 'You pay the owner directly, by bank transfer. Copy the payment reference exactly as it is.',
  kinds: askedPaymentTexts.kinds,
  states: {
    ...askedPaymentTexts.states,
    open: 'To be paid',
    canceled: 'No longer due',
  },
  due: (day) => `by ${day}`,
  received: (amount) => `already received: ${amount}`,
  amount: 'Amount',
  holder: 'Name',
  iban: 'Account number',
  reference: 'Payment reference',
  copy: (what) => `Copy: ${what.toLowerCase()}`,
  copied: 'Copied.',
  copyFailed: 'Copying doesn’t work in this browser.',
  code: (kind, amount) => `Code for your banking app: ${kind.toLowerCase()}, ${amount}`,
  scan: 'Scan with your banking app',
  depositBack: (amount, day) => `The owner is returning ${amount} of your deposit, recorded on ${day}.`,
  depositReason: 'Why not all of it:',
  paidBefore: (amount) => `You paid ${amount}. How much of it you get back is set out in the terms.`,
  toReturn: (amount) => `The owner still has to refund you ${amount} of what you paid.`,
};
