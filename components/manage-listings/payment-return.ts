/** What the address says of a payment that somebody comes back from (docs/rules/billing.md#screens). */

export interface PaymentReturn {
  listingId: number;
  /** Left Stripe's page without paying. */
  isCanceled: boolean;
}

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Null where it says nothing of one. */
export function readPaymentReturn({ payment, canceled }: Parameters): PaymentReturn | null {
  if (typeof payment !== 'string' || !/^[1-9]\d{0,8}$/.test(payment)) return null;
  return { listingId: Number(payment), isCanceled: canceled === '1' };
}
