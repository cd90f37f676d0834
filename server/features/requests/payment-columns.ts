import 'server-only';

import { baseCentsOf } from '@/lib/booking-requests/refund';
import { todayIn, utcDateToDay } from '@/lib/dates/day';
import { epcText } from '@/lib/payments/epc';
import { formatIban } from '@/lib/payments/iban';
import { formatReference, rfReferenceOf } from '@/lib/payments/reference';
import type { DepositReturn, GuestPaymentRequest, PaymentRequest } from '@/lib/payments/request-contract';
import { stateOf } from '@/lib/payments/state';
import type { BookingRequest, DepositReturn as ReturnedDeposit, Prisma } from '@/prisma/generated/client';
import { toQuote } from '@/server/features/requests/price-columns';

/** The payments of a stay, asked and made, from its row. */

/** With the account, which only the landlord and the guest may see. */
export const stayPaymentsSelect = {
  payments: {
    select: {
      id: true,
      amountCents: true,
      paidAt: true,
      kind: true,
      paymentRequestId: true,
      source: true,
      createdAt: true,
    },
    orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
  },
  paymentRequests: {
    select: {
      id: true,
      kind: true,
      amountCents: true,
      dueDate: true,
      reference: true,
      iban: true,
      holderName: true,
      bic: true,
      canceledAt: true,
    },
    orderBy: { id: 'asc' },
  },
  depositReturn: { select: { returnedCents: true, reason: true, returnedAt: true } },
} as const satisfies Prisma.BookingRequestSelect;

type PaymentRows = Prisma.BookingRequestGetPayload<{ select: typeof stayPaymentsSelect }>;
type StayRow = PaymentRows &
  Pick<
    BookingRequest,
    'status' | 'approvedAt' | 'changedAt' | 'price' | 'quote' | 'agreedTotalCents' | 'onSiteCents'
  >;

const sum = (payments: readonly { amountCents: number }[]) =>
  payments.reduce((total, { amountCents }) => total + amountCents, 0);

/** The requests in force and the canceled ones. Without `account`, the account and its holder are left out. */
function toPaymentRequests({ paymentRequests, payments }: PaymentRows, account: boolean): PaymentRequest[] {
  const today = todayIn();
  return paymentRequests.map((row) => {
    const paidCents = sum(payments.filter(({ paymentRequestId }) => paymentRequestId === row.id));
    const dueDate = utcDateToDay(row.dueDate);
    return {
      id: row.id,
      kind: row.kind,
      amount_cents: row.amountCents,
      due_date: dueDate,
      reference: formatReference(row.reference),
      rf_reference: rfReferenceOf(row.reference),
      iban: account ? formatIban(row.iban) : null,
      holder_name: account ? row.holderName : null,
      state: stateOf(
        { amountCents: row.amountCents, paidCents, dueDate, isCanceled: row.canceledAt !== null },
        today,
      ),
      paid_cents: paidCents,
    };
  });
}

export const toDepositReturn = (
  row: Pick<ReturnedDeposit, 'returnedCents' | 'reason' | 'returnedAt'>,
): DepositReturn => ({
  returned_cents: row.returnedCents,
  reason: row.reason,
  returned_at: row.returnedAt.toISOString(),
});

/** The payments that count towards the base: rent, and all for a payment request other than a deposit. */
export function rentOf<Payment extends PaymentRows['payments'][number]>({
  payments,
  paymentRequests,
}: {
  payments: Payment[];
  paymentRequests: { id: number; kind: string }[];
}): Payment[] {
  const deposits = new Set(paymentRequests.flatMap(({ id, kind }) => (kind === 'deposit' ? [id] : [])));
  return payments.filter(({ kind, paymentRequestId: id }) =>
    id === null ? kind === 'rent' : kind !== 'deposit' && !deposits.has(id),
  );
}

/**
 * The amount to return: for a canceled stay all that was paid, without a deposit whose return was recorded; for a
 * changed one what was paid above its current price.
 */
function toReturn(row: StayRow, baseCents: number): number {
  if (row.status === 'canceled' && row.approvedAt !== null)
    return sum(row.payments.filter(({ kind }) => kind !== 'deposit' || row.depositReturn === null));
  if (row.status !== 'approved' || row.changedAt === null) return 0;
  return Math.max(0, sum(rentOf(row)) - baseCents);
}

export const toBaseCents = (
  row: Pick<BookingRequest, 'price' | 'quote' | 'agreedTotalCents' | 'onSiteCents'>,
): number =>
  baseCentsOf({
    price: row.price,
    quote: toQuote(row.quote),
    agreed_total_cents: row.agreedTotalCents,
    on_site_cents: row.onSiteCents,
  });

/** For the landlord, or for an admin, who sees no account. */
export function toStayPayments(row: StayRow, viewer: 'landlord' | 'admin') {
  const base_cents = toBaseCents(row);
  return {
    payment_requests: toPaymentRequests(row, viewer !== 'admin'),
    base_cents,
    to_return_cents: toReturn(row, base_cents),
  };
}

/** An approved stay's requests in force, with the QR text to pay each; in Belgium with the 12-digit reference. */
function toGuestRequests(row: StayRow & Pick<BookingRequest, 'country'>): GuestPaymentRequest[] {
  if (row.status !== 'approved') return [];
  const kept = new Map(row.paymentRequests.map((asked) => [asked.id, asked]));
  return toPaymentRequests(row, true).flatMap((asked) => {
    const account = kept.get(asked.id);
    if (!account || asked.state === 'canceled') return [];
    const cents = asked.amount_cents - asked.paid_cents;
    const reference = row.country === 'be' ? account.reference : asked.rf_reference;
    return [{ ...asked, epc: cents > 0 ? epcText({ ...account, cents, reference }) : null }];
  });
}

/** The same for the guest. */
export const toGuestPayments = (row: StayRow & Pick<BookingRequest, 'country'>) => ({
  ...toStayPayments(row, 'landlord'),
  payment_requests: toGuestRequests(row),
});
