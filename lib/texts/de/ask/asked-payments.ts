import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/asked-payments';

export const askedPaymentTexts: InOtherWords<typeof nl.askedPaymentTexts> = {
  kinds: {
    advance: 'Anzahlung',
    balance: 'Restzahlung',
    deposit: 'Kaution',
  },
  whole: 'Gesamtbetrag',
  states: { part: 'Teilweise bezahlt', paid: 'Bezahlt', overdue: 'Überfällig' },
};
