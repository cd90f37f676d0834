/** Polling for the result of a payment after a customer returns from Stripe (docs/rules/billing.md#screens). */
import type { PaymentState } from '@/lib/billing/contract';

const MINUTE = 60_000;

/** Milliseconds until the next poll, or false once there is nothing left to wait for. */
export function paymentPause(state: PaymentState | undefined, waited: number): number | false {
  if (state === 'paid' || state === 'failed') return false;
  return waited < MINUTE ? 2000 : 15_000;
}

/** Some payment methods take days: after a minute the page tells its visitor not to wait. */
export const isSlowPayment = (waited: number) => waited >= MINUTE;
