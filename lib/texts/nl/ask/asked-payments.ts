/** Words for payments asked, the same for landlord and guest, on pages and in emails. */
import type { PaymentRequestKind } from '@/lib/payments/plan';

export const askedPaymentTexts = {
  kinds: {
    advance: 'Voorschot',
    balance: 'Saldo',
    deposit: 'Waarborg',
  } satisfies Record<PaymentRequestKind, string>,
  /** The only payment, of all that the stay costs. */
  whole: 'Volledig bedrag',
  /** States that both sides call the same. */
  states: { part: 'Deels betaald', paid: 'Betaald', overdue: 'Te laat' },
} as const;
