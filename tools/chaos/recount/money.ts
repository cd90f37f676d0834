/** Sums and numbers, from payments and invoices. */
import { byQuery } from '@/tools/chaos/recount/invariant';

/** Every number from 1 to the last one issued, in the series' format, and the invoices with one. */
const numbers = (series: string, table: string) => `
  SELECT format('${table} %s: given %s, stored %s', coalesce(given.number, stored.number), given.number IS NOT NULL,
    stored.number IS NOT NULL) AS wrong
  FROM (
    SELECT '${series}' || n.year || '-' || lpad(place::text, 6, '0') AS number
    FROM invoice_numbers n, generate_series(1, n.last) AS place WHERE n.series = '${series}'
  ) given FULL JOIN ${table} stored ON stored.number = given.number
  WHERE given.number IS NULL OR stored.number IS NULL`;

export const moneyInvariants = [
  byQuery(
    'what came in of a payment asked is the sum of its payments',
    `SELECT format('payment request %s says %s, payments %s', r.id, r.paid_cents, paid.cents) AS wrong
     FROM payment_requests r JOIN booking_requests b ON b.id = r.booking_request_id
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(amount_cents), 0) AS cents FROM booking_payments WHERE payment_request_id = r.id
     ) paid
     WHERE r.paid_cents <> paid.cents OR r.listing_id IS DISTINCT FROM b.listing_id`,
  ),
  byQuery(
    'a payment from a bank statement has one line of it, which its landlord sent',
    `SELECT format('payment %s, line %s', p.id, m.fingerprint) AS wrong
     FROM booking_payments p JOIN booking_requests b ON b.id = p.booking_request_id
     JOIN listings l ON l.id = b.listing_id
     LEFT JOIN payment_matches m ON m.booking_payment_id = p.id
     WHERE (p.source = 'statement' AND (m.user_id IS DISTINCT FROM l.user_id OR m.undone_at IS NOT NULL))
       OR (p.source = 'noted' AND m.fingerprint IS NOT NULL)`,
  ),
  byQuery(
    'what was refunded of an invoice is the sum of its credit notes',
    `SELECT format('order %s says %s, credit notes %s', o.id, o.refunded, notes.cents) AS wrong
     FROM orders o CROSS JOIN LATERAL (
       SELECT coalesce(sum(total), 0) AS cents FROM credit_notes WHERE order_id = o.id
     ) notes
     WHERE o.refunded <> notes.cents`,
  ),
  byQuery(
    'invoices and credit notes are numbered without a gap',
    `${numbers('', 'orders')} UNION ALL ${numbers('C', 'credit_notes')}`,
  ),
];
