/** What a payment that is asked is called, among the others of its stay. */
import type { PaymentRequestKind } from '@/lib/payments/plan';
import { askedPaymentTexts as texts } from '@/lib/texts/asked-payments';

interface Asked {
  kind: PaymentRequestKind;
  amount_cents: number;
}

/**
 * Whether it alone is all that the stay costs: a balance of nothing before it.
 * @param standing all that are asked, with this one
 */
export const isWhole = (asked: Asked, standing: readonly { kind: PaymentRequestKind }[], baseCents: number) =>
  asked.kind === 'balance' &&
  asked.amount_cents >= baseCents &&
  standing.filter(({ kind }) => kind !== 'deposit').length === 1;

/** 'Voorschot', 'Saldo', 'Waarborg', or 'Volledig bedrag'. */
export const askedName = (kind: PaymentRequestKind, whole: boolean): string =>
  whole ? texts.whole : texts.kinds[kind];
