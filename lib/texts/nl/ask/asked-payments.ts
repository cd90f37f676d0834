/** Words for payment requests, the same for landlord and guest, on pages and in emails. */
import type { PaymentRequestKind } from '@/lib/payments/plan';

export const askedPaymentTexts = {
  kinds: {
    advance: 'Voorschot',
    balance: 'Saldo',
    deposit: 'Waarborg',
  } satisfies Record<PaymentRequestKind, string>,
  /** The only payment, of the whole amount of the stay. */
  whole: 'Volledig bedrag',
  /** States with the same name for both parties. */
  states: { part: 'Deels betaald', paid: 'Betaald', overdue: 'Te laat' },
} as const;
