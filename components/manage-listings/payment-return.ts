/** What the URL tells about a payment the user returns from (docs/rules/billing.md#screens). */

export interface PaymentReturn {
  listingId: number;
  /** Whether the user left Stripe's page without paying. */
  isCanceled: boolean;
}

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Null when the URL names no payment. */
export function readPaymentReturn({ payment, canceled }: Parameters): PaymentReturn | null {
  if (typeof payment !== 'string' || !/^[1-9]\d{0,8}$/.test(payment)) return null;
  return { listingId: Number(payment), isCanceled: canceled === '1' };
}
