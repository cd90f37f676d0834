/** One world twice: with a payment plan on every booking, and with none. */
import { connected } from '@/scripts/postgres/connection';
import { copyDatabase } from '@/scripts/testing/copy-database';
import { fillPlanning } from '@/tools/bench/planning-listings';

export interface PlanWorlds {
  with: string;
  without: string;
}

/**
 * Both worlds have the same payments; without plans, they stand alone. A quarter of what fell due in the last two weeks
 * is unpaid.
 */
const without = `
  DELETE FROM payment_reminders;
  UPDATE booking_payments SET payment_request_id = NULL WHERE payment_request_id IS NOT NULL;
  DELETE FROM payment_requests;
  DELETE FROM booking_payments;
  CREATE TABLE bench_parts AS
    SELECT b.id, part.kind, part.number, b.start_date - part.days AS due,
      greatest(1, coalesce(b.agreed_total_cents, (b.quote->>'total_cents')::int, b.price * 100) * part.percent / 100) AS cents
    FROM booking_requests b,
      (VALUES ('advance', 1, 60, 30), ('balance', 2, 30, 70)) AS part (kind, number, days, percent)
    WHERE b.status = 'approved' AND b.anonymised_at IS NULL;
  INSERT INTO booking_payments (booking_request_id, amount_cents, paid_at, kind)
    SELECT id, cents, due, 'rent' FROM bench_parts WHERE due < current_date AND (id % 4 <> 0 OR due < current_date - 14) ORDER BY id, number`;

const plans = `
  ALTER TABLE bench_parts ADD digits text;
  UPDATE bench_parts SET digits = (1000000000 + id * 10::bigint + number)::text;
  UPDATE bench_parts SET digits = digits || lpad(coalesce(nullif(digits::bigint % 97, 0), 97)::text, 2, '0');
  INSERT INTO payment_references (reference) SELECT digits FROM bench_parts;
  INSERT INTO payment_requests (booking_request_id, kind, amount_cents, due_date, reference, iban, holder_name)
    SELECT id, kind::payment_request_kind, cents, due, digits, 'BE71096123456769', 'Tom Wouters'
    FROM bench_parts ORDER BY id, number;
  UPDATE booking_payments AS p SET payment_request_id = r.id FROM payment_requests r
    WHERE r.booking_request_id = p.booking_request_id AND r.due_date = p.paid_at`;

async function change(url: string, statements: string) {
  await connected(url, async (client) => {
    await client.query(statements);
  });
}

/** Adds the planning's homes to the demo world; resolves to the URLs of both worlds. */
export async function makePlanWorlds(demoUrl: string, owner: string): Promise<PlanWorlds> {
  await fillPlanning(demoUrl, owner);
  await change(demoUrl, without);
  const demo = decodeURIComponent(new URL(demoUrl).pathname.slice(1));
  const worlds = { with: await copyDatabase(demoUrl, `${demo}_plans`), without: demoUrl };
  await change(worlds.with, plans);
  for (const url of Object.values(worlds)) {
    await change(url, 'DROP TABLE bench_parts');
    await change(url, 'VACUUM (FULL, ANALYZE) booking_payments, payment_requests');
    await change(url, 'VACUUM (ANALYZE)');
  }
  return worlds;
}
