import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/asked-payments';

export const askedPaymentTexts: InOtherWords<typeof nl.askedPaymentTexts> = {
  kinds: {
    advance: 'Acompte',
    balance: 'Solde',
    deposit: 'Caution',
  },
  whole: 'Montant total',
  states: { part: 'Payé en partie', paid: 'Payé', overdue: 'En retard' },
};
