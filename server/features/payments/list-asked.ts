import 'server-only';

import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { RequestsToMatch } from '@/lib/payments/contract';
import { isWhole } from '@/lib/payments/asked-name';
import type { PaymentRequestKind } from '@/lib/payments/plan';
import { rfReferenceOf } from '@/lib/payments/reference';
import { stateOf } from '@/lib/payments/state';
import type { DuePayment, Today } from '@/lib/today/contract';
import { MOST_OF_TODAY } from '@/lib/today/limits';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma, sql } from '@/server/db';
import { toBaseCents } from '@/server/features/requests/payment-columns';
import { mayBePaid } from '@/server/features/payments/policy';
import { authorize } from '@/server/http/errors';

interface Row {
  id: number;
  kind: PaymentRequestKind;
  amount: number;
  paid: number;
  due: Day;
  booking_id: number;
  code: string;
  guest_name: string;
  listing_id: number;
  name: string;
  /** The price columns of the stay, for a balance without other requests than a deposit; else null. */
  priced: Parameters<typeof toBaseCents>[0] | null;
}

/** The payment requests in force for approved stays in the listings of $1. */
const asked = (columns: string) => `
  SELECT r.id, r.kind, r.amount_cents AS amount, r.paid_cents::float8 AS paid, r.due_date::text AS due,
    b.id AS booking_id, b.code, trim(b.first_name || ' ' || b.last_name) AS guest_name,
    l.id AS listing_id, coalesce(l.name_holiday_home, l.slug) AS name,
    CASE WHEN r.kind = 'balance' AND NOT EXISTS (SELECT FROM payment_requests o WHERE o.booking_request_id = b.id
        AND o.id <> r.id AND o.kind <> 'deposit' AND o.canceled_at IS NULL)
      THEN jsonb_build_object('price', b.price, 'quote', b.quote, 'agreedTotalCents', b.agreed_total_cents,
        'onSiteCents', b.agreed_on_site_cents) END AS priced,
    ${columns}
  FROM listings l JOIN payment_requests r ON r.listing_id = l.id JOIN booking_requests b ON b.id = r.booking_request_id
  WHERE l.user_id = $1 AND l.removed_at IS NULL AND b.status = 'approved' AND b.anonymised_at IS NULL
    AND r.canceled_at IS NULL`;

interface RowToMatch extends Row {
  reference: string;
  iban: string;
}

/** The most requests that a statement is matched with. */
const MOST_TO_MATCH = 2000;
const toMatchQuery = `${asked('r.reference, r.iban')} ORDER BY r.id DESC LIMIT ${MOST_TO_MATCH}`;

/** References of canceled requests for the same stays. */
const replacedQuery = `
  SELECT r.reference, b.id AS booking_id
  FROM listings l JOIN booking_requests b ON b.listing_id = l.id JOIN payment_requests r ON r.booking_request_id = b.id
  WHERE l.user_id = $1 AND l.removed_at IS NULL AND b.status = 'approved' AND b.anonymised_at IS NULL
    AND r.canceled_at IS NOT NULL
  ORDER BY r.id DESC LIMIT ${MOST_TO_MATCH}`;

interface DueRow extends Row {
  slug: string;
  due_by_today: number;
}

/** $2 the day after the last due day, $3 today, $4 the most rows of late payments, and of the others. */
const dueQuery = `
  SELECT id, kind, amount, paid, due, booking_id, code, guest_name, listing_id, name, slug, priced, due_by_today FROM (
    SELECT open.*, row_number() OVER (PARTITION BY due_date < $3::date ORDER BY due_date, id) AS place,
      (coalesce(sum(amount - paid) FILTER (WHERE due_date <= $3::date) OVER (), 0))::float8 AS due_by_today
    FROM (${asked('l.slug, r.due_date')} AND b.payments_tracked
      AND r.due_date < $2::date AND r.paid_cents < r.amount_cents) open
  ) due WHERE place <= $4 ORDER BY due_date, id`;

/** Whether this payment alone covers the price of its stay. */
const wholeOf = ({ kind, amount, priced }: Row) =>
  priced !== null &&
  isWhole({ kind, amount_cents: amount }, [{ kind }], toBaseCents(priced)) && { whole: true as const };

const toBooking = (row: Row) => ({ id: row.booking_id, code: row.code, guest_name: row.guest_name });

/**
 * GET /api/user/payment-requests: the newest requests in force, including paid ones, with the accounts to pay to. An
 * admin in the landlord's place sees no account.
 * @throws DomainError forbidden
 */
export async function listRequestsToMatch({ actor }: { actor: Actor }): Promise<{ data: RequestsToMatch }> {
  authorize(mayBePaid(actor));
  const [rows, replaced, account] = await Promise.all([
    sql<RowToMatch>('payments-to-match', toMatchQuery, [actor.id]),
    sql<{ reference: string; booking_id: number }>('replaced-references', replacedQuery, [actor.id]),
    prisma().paymentAccount.findUnique({ where: { userId: actor.id }, select: { iban: true } }),
  ]);
  const accounts = [...(account ? [account.iban] : []), ...rows.map(({ iban }) => iban)];
  const today = todayIn();
  return {
    data: {
      accounts: isByAdmin(actor) ? [] : [...new Set(accounts)],
      requests: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        ...wholeOf(row),
        state: stateOf(
          { amountCents: row.amount, paidCents: row.paid, dueDate: row.due, isCanceled: false },
          today,
        ),
        amount_cents: row.amount,
        paid_cents: row.paid,
        due_date: row.due,
        reference: row.reference,
        rf_reference: rfReferenceOf(row.reference),
        booking: toBooking(row),
        listing: { id: row.listing_id, name: row.name },
      })),
      replaced: replaced.map(({ reference, booking_id }) => ({
        ...{ reference, rf_reference: rfReferenceOf(reference), booking_id },
      })),
    },
  };
}

const toDue = (row: DueRow): DuePayment => ({
  id: row.id,
  kind: row.kind,
  ...wholeOf(row),
  open_cents: row.amount - row.paid,
  due_date: row.due,
  booking: toBooking(row),
  listing: { id: row.listing_id, slug: row.slug, name: row.name },
});

/** The open payments due within seven days, the overdue ones, and the open total of all that are due by today. */
export async function listDuePayments(
  ownerId: number,
  today: Day,
): Promise<Pick<Today, 'payments_due' | 'payments_overdue'> & { dueByTodayCents: number }> {
  const rows = await sql<DueRow>('payments-due', dueQuery, [
    ownerId,
    addDays(today, 7),
    today,
    MOST_OF_TODAY,
  ]);
  return {
    payments_due: rows.filter(({ due }) => due >= today).map(toDue),
    payments_overdue: rows.filter(({ due }) => due < today).map(toDue),
    // The same in each row: the total of all of them, not only of those within the limit.
    dueByTodayCents: rows[0]?.due_by_today ?? 0,
  };
}
