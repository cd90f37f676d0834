import 'server-only';

import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { reminderWindows } from '@/lib/payments/reminders';
import type { PaymentReminderKind } from '@/lib/payments/reminders';
import { sql, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueOverdue, queueReminder } from '@/server/features/payments/letters';
import { lockBookingRequest } from '@/server/lock-order';

/** Brussels time: nobody is mailed at night. */
const hours = { from: 8, until: 22 } as const;
/** Per run; the next is a minute away. */
const AT_ONCE = 200;

interface Due {
  id: number;
  booking_id: number;
  kind: PaymentReminderKind;
}

/** The open payments in each window of $1, by the index on due days, that have no such reminder yet. */
const dueQuery = `
  SELECT r.id, r.booking_request_id AS booking_id, w.kind
  FROM jsonb_to_recordset($1::jsonb) AS w (kind payment_reminder_kind, "from" date, "to" date, "askedUntil" timestamptz)
  JOIN payment_requests r ON r.due_date BETWEEN w."from" AND w."to" AND r.created_at <= w."askedUntil"
  JOIN booking_requests b ON b.id = r.booking_request_id
  JOIN listings l ON l.id = b.listing_id
  JOIN users u ON u.id = l.user_id
  WHERE r.canceled_at IS NULL AND b.status = 'approved' AND b.payments_tracked AND b.anonymised_at IS NULL AND l.removed_at IS NULL
    AND u.suspended_at IS NULL
    AND NOT EXISTS (SELECT FROM payment_reminders t WHERE t.payment_request_id = r.id AND t.kind = w.kind)
    AND r.amount_cents >
      (SELECT coalesce(sum(p.amount_cents), 0) FROM booking_payments p WHERE p.payment_request_id = r.id)
  ORDER BY r.due_date, r.id LIMIT $2`;

/** A payment with its open amount; null if nothing is open, or nobody has to pay it any more. */
async function findOpen(tx: Tx, id: number) {
  const row = await tx.paymentRequest.findFirst({
    where: {
      ...{ id, canceledAt: null },
      bookingRequest: {
        status: 'approved',
        paymentsTracked: true,
        anonymisedAt: null,
        listing: { removedAt: null, user: { suspendedAt: null } },
      },
    },
    include: { payments: { select: { amountCents: true } }, reminders: { select: { kind: true } } },
  });
  if (!row) return null;
  const openCents = row.amountCents - row.payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return openCents > 0 ? { ...row, openCents } : null;
}

/** Records the reminder and queues its letters together, unless the payment was made just before. */
async function remind(tx: Tx, { id, booking_id: bookingId, kind }: Due): Promise<boolean> {
  if (!(await lockBookingRequest(tx, bookingId))) return false;
  const payment = await findOpen(tx, id);
  if (!payment) return false;
  const data = [{ paymentRequestId: id, kind }];
  const { count } = await tx.paymentReminder.createMany({ data, skipDuplicates: true });
  if (count === 0) return false;
  await queueReminder(tx, payment, kind);
  // With the first reminder after the due day: the day after, or later if no worker ran then.
  const isToldLate = payment.reminders.some((reminder) => reminder.kind !== 'soon');
  if (kind !== 'soon' && !isToldLate) await queueOverdue(tx, payment);
  return true;
}

/**
 * The job 'remind-of-payments', each minute (docs/rules/payments.md#reminders): everything is derived from what is asked
 * and paid, so nothing is lost while no worker runs. Returns how many reminders were queued.
 */
export async function remindOfPayments(now = new Date()): Promise<number> {
  const { hour } = wallClockIn(PRODUCT_ZONE, now);
  if (hour < hours.from || hour >= hours.until) return 0;
  const due = await sql<Due>('payment-reminders', dueQuery, [JSON.stringify(reminderWindows(now)), AT_ONCE]);
  let count = 0;
  for (const one of due) if (await transaction((tx) => remind(tx, one))) count += 1;
  return count;
}
