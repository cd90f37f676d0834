/** The recount of the demo world: all invariants hold, and each is reported once a row violates it. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@/lib/search/contract';
import { seedDemo } from '@/prisma/seed/demo';
import { pictureKey } from '@/prisma/seed/picture-catalogue';
import { DEMO_PASSWORD } from '@/prisma/seed/people';
import { hashPassword } from '@/server/auth/passwords';
import { closeDatabase, transaction } from '@/server/db';
import { countLandlordFacts } from '@/server/features/landlord-facts/count-facts';
import { sayInThread } from '@/server/features/messages/say-in-thread';
import { queueMail } from '@/server/mail/queue-mail';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { visitor } from '@/tests/support/client';
import { testDatabaseUrl } from '@/tests/support/database';
import { searchAll } from '@/tools/chaos/recount/ask';
import type { Found, Recounted } from '@/tools/chaos/recount/invariant';
import { invariants, recount } from '@/tools/chaos/recount/recount';

const files = new Set<string>();
const now = new Date();
let client: pg.Client;
let first: Record<string, string[]>;

/** The search does not notice spoilt rows, so each of its answers is reused. */
const answers = new Map<string, Promise<Found>>();
const ask = searchAll(async (path) => (await visitor().get<SearchAnswer>(path)).body);
function search(query: string): Promise<Found> {
  const answer = answers.get(query) ?? ask(query);
  answers.set(query, answer);
  return answer;
}
const world = (): Recounted => ({
  client,
  search,
  hasFile: (key) => Promise.resolve(files.has(key)),
  factsOf: now,
});

beforeAll(async () => {
  const hash = hashPassword(DEMO_PASSWORD);
  await seedDemo({
    storePictures: async (pictures) => pictures.forEach((file) => files.add(pictureKey(file))),
    hashPassword: () => hash,
    say: () => undefined,
  });
  // Rows of kinds that the demo world lacks.
  const { id: orderId } = await makeOrder({ number: '2026-000001' });
  const { id: noteId } = await makeCreditNote({ orderId });
  const listing = await makeListing();
  await makeApprovedStay({ listingId: listing.id });
  const { id } = await makeBookingRequest({ listingId: listing.id });
  await transaction(async (tx) => {
    await sayInThread(tx, { kind: 'booking-requests', id }, { sender: 'guest', body: 'Is er een lift?' });
    const letter = { template: 'verify-email', props: { token: 'abc' }, to: 'an@kustverblijf.test' } as const;
    await queueMail(tx, { ...letter, dedupeKey: 'recount' });
  });
  await countLandlordFacts(now);
  client = new pg.Client({
    connectionString: testDatabaseUrl,
    options: '-c session_replication_role=replica',
  });
  await client.connect();
  await client.query(`UPDATE credit_notes SET number = 'C2026-000001' WHERE id = $1`, [noteId]);
  await client.query(`INSERT INTO invoice_numbers (series, year, last) VALUES ('', 2026, 1), ('C', 2026, 1)`);
  first = await broken();
}, 180_000);
afterAll(async () => {
  await client?.end();
  await closeDatabase();
});

const aJob = (task: string) => `
  SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier = '${task}' ORDER BY j.id DESC LIMIT 1`;
const online = 'approved_at IS NOT NULL AND disabled_at IS NULL';

/** Statements that spoil a row of each invariant, bypassing all triggers. */
const spoils: Record<string, string[]> = {
  'an approved stay occupies its nights, and no other does': [
    `UPDATE booking_requests SET end_date = end_date + 1 WHERE id = (
       SELECT id FROM booking_requests WHERE status = 'approved' AND changed_at IS NULL AND end_date < now() - interval '30 days'
       LIMIT 1)`,
  ],
  'no night is given twice': [
    'ALTER TABLE occupancies DROP CONSTRAINT occupancies_no_overlap',
    `INSERT INTO occupancies (listing_id, source, start_date, end_date)
       SELECT listing_id, 'blocked', end_date - 1, end_date FROM occupancies WHERE source = 'blocked' LIMIT 1`,
  ],
  'imported nights belong to a linked calendar of their home': [
    `UPDATE occupancies SET source = CASE source WHEN 'airbnb' THEN 'booking_com' ELSE 'airbnb' END::occupancy_source
     WHERE id = (SELECT id FROM occupancies WHERE calendar_feed_id IS NOT NULL LIMIT 1)`,
  ],
  'a changed stay has the days and the party of its last change': [
    `INSERT INTO stay_changes (booking_request_id, asked_by, start_date, end_date, number_of_adults,
       number_of_children, number_of_babies, number_of_pets, total_cents, state, decided_at)
     SELECT id, 'guest', start_date, end_date, number_of_adults + 1, 0, 0, 0, 500, 'accepted', now()
     FROM booking_requests WHERE status = 'approved' LIMIT 1`,
  ],
  'what came in of a payment asked is the sum of its payments': [
    `UPDATE payment_requests SET paid_cents = paid_cents + 1 WHERE id = (SELECT min(id) FROM payment_requests)`,
  ],
  'a payment from a bank statement has one line of it, which its landlord sent': [
    `UPDATE booking_payments SET source = 'statement' WHERE id = (
       SELECT min(id) FROM booking_payments WHERE source = 'noted')`,
  ],
  'what was refunded of an invoice is the sum of its credit notes': [
    `UPDATE orders SET refunded = refunded - 1 WHERE refunded > 0`,
  ],
  'invoices and credit notes are numbered without a gap': [
    `UPDATE invoice_numbers SET last = last + 1 WHERE series = 'C'`,
  ],
  'rating and number of reviews are those of the shown reviews': [
    `UPDATE listings SET reviews_count = reviews_count + 1 WHERE id = (
       SELECT min(id) FROM listings WHERE reviews_count > 0)`,
  ],
  'a home that is online has one open span, and no other has any': [
    `DELETE FROM online_spans WHERE id = (SELECT min(id) FROM online_spans WHERE until IS NULL)`,
  ],
  'photos of a home are numbered from 1 without a gap': [
    `UPDATE listing_pictures SET order_number = 10 WHERE id = (
       SELECT DISTINCT ON (listing_id) id FROM listing_pictures p
       WHERE (SELECT count(*) FROM listing_pictures WHERE listing_id = p.listing_id) BETWEEN 2 AND 9
       ORDER BY listing_id, order_number DESC LIMIT 1)`,
  ],
  'no photo in use is set aside for removal': [
    'INSERT INTO unclaimed_photos (storage_key) SELECT storage_key FROM listing_pictures LIMIT 1',
  ],
  'every photo has its original in the storage': [
    `UPDATE news_articles SET image_key = 'originals/weg.jpg' WHERE id = (SELECT min(id) FROM news_articles)`,
  ],
  'a home whose texts or photos differ from what was looked at is marked as changed': [
    `UPDATE listing_snapshots SET description = 'Anders.' WHERE listing_id = (
       SELECT min(listing_id) FROM listing_snapshots WHERE changed_at IS NULL)`,
  ],
  'homes of a suspended account are offline': [
    `UPDATE users SET suspended_at = now() WHERE id = (
       SELECT user_id FROM listings WHERE disabled_at IS NULL GROUP BY user_id HAVING count(*) = 1 LIMIT 1)`,
  ],
  'a letter that waits has a job that sends it': [
    `DELETE FROM graphile_worker._private_jobs WHERE id = (${aJob('send-mail')})`,
  ],
  'a message that nobody was told of has a job that tells it': [
    `DELETE FROM graphile_worker._private_jobs WHERE id = (${aJob('tell-messages')})`,
  ],
  'no job is dead': [
    `SELECT graphile_worker.add_job('beat')`,
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'weg' WHERE id = (${aJob('beat')})`,
  ],
  'an automatic message is in the thread of its stay': [
    `INSERT INTO automatic_messages (booking_request_id, reply_template_id, skipped, message_id)
       SELECT booking_request_id, 0, false, id FROM messages WHERE booking_request_id IS NOT NULL LIMIT 1`,
  ],
  'how landlords answer is what their requests say': [
    `UPDATE landlord_facts SET answered = answered - 1 WHERE user_id = (
       SELECT user_id FROM landlord_facts WHERE answered > 0 LIMIT 1)`,
  ],
  'the search finds what a look at every home finds, in the same order': [
    `UPDATE listings SET number_of_bedrooms = 5 WHERE id = (
       SELECT min(id) FROM listings WHERE ${online} AND number_of_bedrooms BETWEEN 1 AND 2)`,
  ],
  'a stay costs what its nights, discounts and costs come to, and the cheapest come first': [
    `UPDATE listing_costs SET amount_cents = amount_cents + 5 WHERE (listing_id, place) = (
       SELECT c.listing_id, c.place FROM listing_costs c JOIN listings l ON l.id = c.listing_id
       WHERE ${online} AND kind = 'cleaning' AND NOT optional AND rental_period_night AND min_stay <= 2
       AND max_capacity > 2 ORDER BY (SELECT count(*) FROM occupancies o WHERE o.listing_id = l.id) LIMIT 1)`,
  ],
};

/** The names of the invariants that do not hold, and what is wrong. */
const broken = async (seen = world()) =>
  Object.fromEntries(
    (await recount(seen)).flatMap(({ name, wrong }) => (wrong?.length ? [[name, wrong]] : [])),
  );

describe('the recount', () => {
  it('finds that everything holds in the demo world', async () => {
    expect(first).toEqual({});
  });

  it('says what it cannot tell without a site and its photos', async () => {
    const told = (await recount({ client })).filter(({ wrong }) => wrong === undefined);
    expect(told).toHaveLength(4);
  });

  it.each(Object.entries(spoils))('sees broken: %s', async (name, spoil) => {
    await client.query('BEGIN');
    try {
      for (const statement of spoil) await client.query(statement);
      expect(Object.keys(await broken())).toEqual([name]);
    } finally {
      await client.query('ROLLBACK');
    }
  });

  it('has every invariant spoilt above', () => {
    expect(Object.keys(spoils).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted());
  });
});
