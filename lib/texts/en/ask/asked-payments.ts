import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/asked-payments';

export const askedPaymentTexts: InOtherWords<typeof nl.askedPaymentTexts> = {
  kinds: {
    advance: 'Advance payment',
    balance: 'Balance',
    deposit: 'Deposit',
  },
  whole: 'Full amount',
  states: { part: 'Partly paid', paid: 'Paid', overdue: 'Overdue' },
};
