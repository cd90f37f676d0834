/** What a stay costs, what was noted as paid of it and what is still open, in cents. */
import type { BookingRequestDto } from '@/lib/booking-requests/contract';

type Priced = Pick<BookingRequestDto, 'price' | 'agreed_total_cents'> & {
  quote: { total_cents: number } | null;
};

/** What was agreed on, else what the guest was told; of older requests the nights alone are known. */
export function totalCentsOf({ price, quote, agreed_total_cents: agreed }: Priced): number {
  return agreed ?? quote?.total_cents ?? price * 100;
}

export interface Paid {
  total: number;
  /** Of the total: all that is no deposit. */
  received: number;
  /** Below zero where more came than was asked. */
  open: number;
  /** What was asked and what came; null where neither is. */
  deposit: { asked: number; received: number } | null;
}

type Payable = Pick<BookingRequestDto, 'price' | 'quote' | 'agreed_total_cents' | 'payments'>;

/**
 * What an approved stay still owes, in cents: all of it where no payment was noted. Null for what is no stay, and for an
 * own booking that costs nothing as far as anybody wrote down.
 */
export function openCentsOf(booking: Payable & Pick<BookingRequestDto, 'status'>): number | null {
  const { total, open } = paidOf(booking);
  const isUnpriced = total === 0 && booking.payments.length === 0;
  return booking.status !== 'approved' || isUnpriced ? null : open;
}

/** The deposit comes back, so that it is part of no total and is counted by itself. */
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
