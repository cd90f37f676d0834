/** Stripe's events while the web server is killed: each counts once, and invoice numbers have no gaps or duplicates. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { monthPrice, startPaidSite } from '@/e2e/support/paid-site';
import type { PaidSite } from '@/e2e/support/paid-site';
import { Visitor } from '@/tests/operations/support/visitor';

const listings = 8;
const messages = 200;

let site: PaidSite;
beforeAll(async () => {
  site = await startPaidSite();
}, 180_000);
afterAll(() => site?.close());

/** The types of events that the site handles. */
const matters =
  /^(checkout\.session\.|customer\.subscription\.|invoice\.(paid|payment_failed|payment_action_required)$)/;

/** Listings paid by the month, over a year: none of the events is delivered. */
async function aYearOfPayments(): Promise<void> {
  const owner = await makeAccount();
  const visitor = new Visitor(site.origin, '203.0.113.1');
  const { email, password } = owner;
  expect(await visitor.status('POST', '/login', { email, password, remember: false })).toBe(200);
  for (let n = 1; n <= listings; n += 1) {
    const { id } = await makeListing(owner.id, { name: `Duinroos ${n}`, state: 'concept' });
    const body = { action: 'enable', plan: monthPrice };
    const answer = await (await visitor.call('PUT', `/api/listings/${id}`, body)).json();
    site.standIn.payCheckout(new URL(answer.url).pathname.split('/').at(-1) ?? '');
  }
  site.standIn.clock.advance({ days: 366 });
}

const isReceived = ({ status }: { status: number }) => status === 200;
const lostOf = (deliveries: readonly { event: string; status: number }[]) =>
  deliveries.filter((delivery) => !isReceived(delivery)).map(({ event }) => event);

test('a web server killed while handling 200 events loses none, and handles none twice', async () => {
  const { standIn, web } = site;
  standIn.holdDeliveries();
  await aYearOfPayments();
  const told = standIn.events().filter(({ type }) => matters.test(type));
  const ids = told.slice(0, messages).map(({ id }) => id);
  expect(ids).toHaveLength(messages);

  const sending = standIn.deliver(ids, { shuffled: true, together: true });
  await expect
    .poll(() => standIn.deliveries().filter(isReceived).length, { interval: 2, timeout: 60_000 })
    .toBeGreaterThan(messages / 4);
  await web.kill();
  let lost = lostOf(await sending);
  expect(lost.length).toBeGreaterThan(0);
  await web.start();
  // Retries, as Stripe does, whether the event or only the response to it was lost.
  for (let round = 1; lost.length > 0 && round <= 5; round += 1)
    lost = lostOf(await standIn.deliver(lost, { shuffled: true, together: true }));
  expect(lost).toEqual([]);

  const waiting = () => rowsOf('SELECT id FROM stripe_events WHERE processed_at IS NULL');
  await expect.poll(waiting, { timeout: 60_000, interval: 250 }).toEqual([]);
  const kept = await rowsOf<{ id: string }>('SELECT id FROM stripe_events');
  expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

  const paid = told.flatMap(({ type, data }) => (type === 'invoice.paid' ? (data.object.id ?? []) : []));
  const orders = await rowsOf<{ number: string; invoice: string }>(
    'SELECT number, stripe_invoice_id AS invoice FROM orders WHERE stripe_invoice_id IS NOT NULL',
  );
  expect(orders.map(({ invoice }) => invoice).toSorted()).toEqual(paid.toSorted());
  const years = Map.groupBy(orders, ({ number }) => number.slice(0, 4));
  for (const [year, ofYear] of years) {
    const expected = ofYear.map((_, index) => `${year}-${String(index + 1).padStart(6, '0')}`);
    expect(ofYear.map(({ number }) => number).toSorted()).toEqual(expected);
  }
  const letters = await rowsOf<{ key: string }>(
    `SELECT dedupe_key AS key FROM outgoing_mails WHERE template = 'payment-received'`,
  );
  expect(letters).toHaveLength(orders.length);
}, 180_000);
