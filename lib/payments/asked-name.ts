/** The name of a payment request, given the others of its stay. */
import type { PaymentRequestKind } from '@/lib/payments/plan';
import { askedPaymentTexts as texts } from '@/lib/texts/asked-payments';

interface Asked {
  kind: PaymentRequestKind;
  amount_cents: number;
}

/**
 * Whether it is the whole amount of the stay: a balance that no other payment precedes.
 * @param standing all current payment requests, including this one
 */
export const isWhole = (asked: Asked, standing: readonly { kind: PaymentRequestKind }[], baseCents: number) =>
  asked.kind === 'balance' &&
  asked.amount_cents >= baseCents &&
  standing.filter(({ kind }) => kind !== 'deposit').length === 1;

/** 'Voorschot', 'Saldo', 'Waarborg', or 'Volledig bedrag'. */
export const askedName = (kind: PaymentRequestKind, whole: boolean): string =>
  whole ? texts.whole : texts.kinds[kind];
