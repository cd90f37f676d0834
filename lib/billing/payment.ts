/** How a payment is waited for by who just comes back from Stripe (docs/rules/billing.md#screens). */
import type { PaymentState } from '@/lib/billing/contract';

const MINUTE = 60_000;

/** Milliseconds until the payment is asked for again, or false once there is nothing left to wait for. */
export function paymentPause(state: PaymentState | undefined, waited: number): number | false {
  if (state === 'paid' || state === 'failed') return false;
  return waited < MINUTE ? 2000 : 15_000;
}

/** Some ways to pay take days: after a minute nobody has to go on looking. */
export const isSlowPayment = (waited: number) => waited >= MINUTE;
