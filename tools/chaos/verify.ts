/** Checks what was acknowledged: once and whole. */
import type { ClientBase } from 'pg';
import type { Day } from '@/lib/dates/day';
import { eachDay } from '@/lib/dates/day';
import { checkFigures } from '@/tools/chaos/figures';
import type { Outcome } from '@/tools/chaos/load/call';
import type { Home, Load, Stay } from '@/tools/chaos/load/world';
import type { Received } from '@/tools/chaos/mailbox';

/** What the run left behind. */
export interface Aftermath {
  client: ClientBase;
  load: Load;
  letters: Received[];
}

/** How often something sent with these outcomes may be stored: once if acknowledged, and never twice. */
const least = (outcomes: readonly Outcome[]) => (outcomes.includes('done') ? 1 : 0);
const most = (outcomes: readonly Outcome[]) => (outcomes.some((outcome) => outcome !== 'refused') ? 1 : 0);
const isWithin = (count: number, outcomes: readonly Outcome[]) =>
  count >= least(outcomes) && count <= most(outcomes);

interface Row {
  id: number;
  code: string;
  status: string;
  held: number;
  held_days: boolean;
}

async function checkStay({ client, letters }: Aftermath, stay: Stay): Promise<string[]> {
  const wrong: string[] = [];
  const { rows } = await client.query<Row>(
    `SELECT r.id, r.code, r.status::text, count(o.id)::int AS held,
       coalesce(bool_and((o.start_date, o.end_date) = (r.start_date, r.end_date)), true) AS held_days
     FROM booking_requests r LEFT JOIN occupancies o ON o.booking_request_id = r.id
     WHERE r.email = $1 AND r.listing_id = $2 GROUP BY r.id`,
    [stay.email, stay.home.id],
  );
  const name = `${stay.email} (${stay.code})`;
  if (!isWithin(rows.length, stay.asked))
    wrong.push(`${name} was asked ${stay.asked}, stored ${rows.length} times`);
  const [row] = rows;
  if (!row) return wrong;
  if (stay.code !== null && row.code !== stay.code) wrong.push(`${name} is stored as ${row.code}`);
  const isApproved = row.status === 'approved';
  // A call that was cut off may have approved it; the next was then refused.
  if (!isWithin(isApproved ? 1 : 0, stay.approvals))
    wrong.push(`${name} was approved ${stay.approvals}, is ${row.status}`);
  if (row.held !== (isApproved ? 1 : 0) || !row.held_days)
    wrong.push(`${name} is ${row.status} and holds ${row.held}`);
  const mails = await client.query<{ template: string; n: number }>(
    'SELECT template, count(*)::int AS n FROM outgoing_mails WHERE recipient = $1 GROUP BY template',
    [stay.email],
  );
  const told = (template: string) => mails.rows.find((one) => one.template === template)?.n ?? 0;
  if (told('booking-received') !== 1)
    wrong.push(`${name} has ${told('booking-received')} letters of receipt`);
  if (told('booking-approved') !== (isApproved ? 1 : 0))
    wrong.push(`${name} is ${row.status} and has ${told('booking-approved')} letters of approval`);
  const paid = await checkPayments(client, stay, row.id);
  wrong.push(...paid.wrong);
  if (told('payment-noted') !== paid.count)
    wrong.push(`${name} paid ${paid.count} times and has ${told('payment-noted')} receipts`);
  wrong.push(...(await checkMessages(client, stay, row.id, letters)));
  return wrong;
}

async function checkPayments(client: ClientBase, stay: Stay, id: number) {
  const { rows } = await client.query<{ cents: number; fingerprint: string | null }>(
    `SELECT p.amount_cents AS cents, m.fingerprint FROM booking_payments p
     LEFT JOIN payment_matches m ON m.booking_payment_id = p.id WHERE p.booking_request_id = $1`,
    [id],
  );
  const wrong = stay.paid.flatMap(({ fingerprint, cents, outcomes }) => {
    const found = rows.filter((row) => row.cents === cents && row.fingerprint === fingerprint).length;
    return isWithin(found, outcomes)
      ? []
      : [`${stay.email} paid ${cents} ${outcomes}, stored ${found} times`];
  });
  if (rows.length > stay.paid.length)
    wrong.push(`${stay.email} has ${rows.length} payments of ${stay.paid.length}`);
  return { wrong, count: rows.length };
}

async function checkMessages(
  client: ClientBase,
  stay: Stay,
  id: number,
  letters: readonly Received[],
): Promise<string[]> {
  const { rows } = await client.query<{ body: string; sender: string }>(
    'SELECT body, sender::text FROM messages WHERE booking_request_id = $1',
    [id],
  );
  return stay.said.flatMap(({ text, by, outcomes }) => {
    const stored = rows.filter((row) => row.body === text && row.sender === by).length;
    const reader = by === 'guest' ? stay.home.ownerEmail : stay.email;
    const told = letters.filter((letter) => letter.to === reader && letter.text.includes(text)).length;
    const isRight = isWithin(stored, outcomes) && told === stored;
    return isRight ? [] : [`${text} was ${outcomes}, stored ${stored} times, told in ${told} letters`];
  });
}

async function checkHome({ client }: Aftermath, home: Home): Promise<string[]> {
  const wrong: string[] = [];
  const { rows } = await client.query<{ description: string }>(
    'SELECT description FROM listings WHERE id = $1',
    [home.id],
  );
  if (!home.descriptions.includes(rows[0]?.description ?? ''))
    wrong.push(`home ${home.id} says '${rows[0]?.description}', not ${home.descriptions}`);
  const taken = await client.query<{ source: string; start: Day; end: Day }>(
    `SELECT source::text, start_date::text AS start, end_date::text AS end FROM occupancies
     WHERE listing_id = $1 ORDER BY start_date`,
    [home.id],
  );
  const blocked = new Set(
    taken.rows.filter(({ source }) => source === 'blocked').flatMap(({ start, end }) => eachDay(start, end)),
  );
  for (const { nights, outcome } of home.blocks) {
    const held = nights.filter((night) => blocked.delete(night)).length;
    const isRight = outcome === 'done' ? held === nights.length : held === 0 || held === nights.length;
    if (!isRight) wrong.push(`home ${home.id}: ${nights} was ${outcome}, ${held} nights are blocked`);
  }
  if (blocked.size > 0) wrong.push(`home ${home.id}: nobody blocked ${[...blocked]}`);
  const linked = taken.rows
    .filter(({ source }) => source === 'other')
    .map(({ start, end }) => `${start}/${end}`);
  const served = home.linked.map(({ start, end }) => `${start}/${end}`);
  if (linked.join() !== served.join()) wrong.push(`home ${home.id}: linked ${served}, imported ${linked}`);
  const pictures = await client.query<{ description: string | null }>(
    'SELECT description FROM listing_pictures WHERE listing_id = $1',
    [home.id],
  );
  for (const { words, outcome } of home.photos) {
    const found = pictures.rows.filter(({ description }) => description === words).length;
    if (!isWithin(found, [outcome]))
      wrong.push(`home ${home.id}: ${words} was ${outcome}, stored ${found} times`);
  }
  return wrong;
}

/**
 * Every letter in the outbox was sent, once by its Message-ID, and no other was. One given up, as after three attempts
 * of unknown outcome, did arrive.
 */
async function checkLetters({ client, letters, load }: Aftermath): Promise<string[]> {
  const { rows } = await client.query<{ id: string; template: string; recipient: string; is_over: boolean }>(
    `SELECT id::text, template, recipient, coalesce(sent_at, given_up_at) IS NOT NULL AS is_over FROM outgoing_mails`,
  );
  const files = new Map(letters.map((letter) => [letter.id, letter]));
  const wrong = rows.flatMap(({ id, template, is_over: isOver }) =>
    isOver && files.get(id)?.messageId === `<${id}@localhost>`
      ? []
      : [`letter ${id} (${template}): over ${isOver}, received ${files.get(id)?.messageId}`],
  );
  const ids = new Set(rows.map(({ id }) => id));
  for (const { id } of letters) if (!ids.has(id)) wrong.push(`letter ${id} is of no change`);
  if (new Set(letters.map(({ messageId }) => messageId)).size !== letters.length)
    wrong.push('two letters have one Message-ID');
  for (const home of load.homes) {
    const news = rows.filter(
      ({ template, recipient }) => template === 'booking-new' && recipient === home.ownerEmail,
    ).length;
    const asked = await client.query(
      'SELECT FROM booking_requests r JOIN listings l ON l.id = r.listing_id WHERE l.user_id = $1 AND NOT r.manual',
      [home.owner],
    );
    if (news !== asked.rowCount)
      wrong.push(`${home.ownerEmail}: ${asked.rowCount} requests, ${news} letters`);
  }
  return wrong;
}

/** What is lost, double or partial; empty if none. */
export async function verify(aftermath: Aftermath): Promise<string[]> {
  const wrong = await checkLetters(aftermath);
  wrong.push(...(await checkFigures(aftermath.client, aftermath.load)));
  for (const home of aftermath.load.homes) {
    wrong.push(...(await checkHome(aftermath, home)));
    for (const stay of home.stays) wrong.push(...(await checkStay(aftermath, stay)));
  }
  return wrong;
}
