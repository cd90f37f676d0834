import 'server-only';

import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { PaymentRequest } from '@/prisma/generated/client';
import { sql } from '@/server/db';

type Asked = Pick<
  PaymentRequest,
  'id' | 'kind' | 'amountCents' | 'dueDate' | 'reference' | 'iban' | 'holderName' | 'bic' | 'canceledAt'
>;
type Row = Omit<Asked, 'dueDate'> & { bookingRequestId: number; due: Day };

const text = `
  SELECT booking_request_id AS "bookingRequestId", id, kind, amount_cents AS "amountCents", due_date::text AS due,
    reference, iban, holder_name AS "holderName", bic, canceled_at AS "canceledAt"
  FROM payment_requests WHERE booking_request_id = ANY ($1::int[]) ORDER BY id`;

/** The `paymentRequests` of `stayPaymentsSelect` for stays of several lists, in one statement. */
export async function findAskedOfStays(ids: readonly number[]): Promise<(id: number) => Asked[]> {
  const rows = await sql<Row>('asked-of-stays', text, [[...new Set(ids)]]);
  const asked = rows.map(({ due, ...row }) => ({ ...row, dueDate: dayToUtcDate(due) }));
  const byStay = Map.groupBy(asked, ({ bookingRequestId }) => bookingRequestId);
  return (id) => byStay.get(id) ?? [];
}
