/** What a stay costs, what was paid and what is still due, in cents. */
import type { BookingRequestDto } from '@/lib/booking-requests/contract';

type Priced = Pick<BookingRequestDto, 'price' | 'agreed_total_cents'> & {
  quote: { total_cents: number } | null;
};

/** The agreed total, else the quoted one; for older requests only the price of the nights is known. */
export function totalCentsOf({ price, quote, agreed_total_cents: agreed }: Priced): number {
  return agreed ?? quote?.total_cents ?? price * 100;
}

export interface Paid {
  total: number;
  /** Payments towards the total: everything but the deposit. */
  received: number;
  /** Negative if more was paid than asked. */
  open: number;
  /** Deposit asked and received; null if neither. */
  deposit: { asked: number; received: number } | null;
}

type Payable = Pick<BookingRequestDto, 'price' | 'quote' | 'agreed_total_cents' | 'payments'>;

/**
 * What is still due for an approved stay, in cents: all of it if no payment was recorded. Null if it is not approved,
 * for a manual booking without a price, and if the landlord tracks its payments elsewhere.
 */
export function openCentsOf(
  booking: Payable & Pick<BookingRequestDto, 'status' | 'payments_tracked'>,
): number | null {
  const { total, open } = paidOf(booking);
  const isUnpriced = total === 0 && booking.payments.length === 0;
  return booking.status !== 'approved' || isUnpriced || !booking.payments_tracked ? null : open;
}

/** The deposit is refunded, so it is counted separately from the total. */
export function paidOf(booking: Payable): Paid {
  const sum = (isDeposit: boolean) =>
    booking.payments
      .filter(({ kind }) => (kind === 'deposit') === isDeposit)
      .reduce((total, { amount_cents: cents }) => total + cents, 0);
  const total = totalCentsOf(booking);
  const received = sum(false);
  const deposit = { asked: booking.quote?.deposit_cents ?? 0, received: sum(true) };
  return {
    total,
    received,
    open: total - received,
    deposit: deposit.asked > 0 || deposit.received > 0 ? deposit : null,
  };
}
