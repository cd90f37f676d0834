/** Attacks on calendars, over HTTP: making the site fetch from other servers endlessly, and telling stays apart. */
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '@/e2e/support/attacker';
import { makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { clearLeftovers } from '@/e2e/support/leftovers';
import { makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { origin, Program } from '@/e2e/support/program';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { calendarOf } from '@/tests/support/calendar-server';

const night = (days: number): Day => addDays(todayIn(), days);
const feedPort = Number(process.env.E2E_FEED_PORT);
const asked = { now: 0, most: 0, all: 0 };

/** A slow calendar server, to reveal concurrent requests. */
const server = http.createServer((_request, response) => {
  asked.all += 1;
  asked.now += 1;
  asked.most = Math.max(asked.most, asked.now);
  setTimeout(() => {
    asked.now -= 1;
    response.writeHead(200, { 'content-type': 'text/calendar' });
    response.end(calendarOf({ start: night(300), end: night(302) }));
  }, 700);
});

let landlord: Awaited<ReturnType<typeof makeAccount>>;
let listing: MadeListing;
let owner: Program;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(feedPort, '127.0.0.1', resolve));
  landlord = await makeAccount({ firstName: 'Kalender' });
  owner = await Program.signedIn(landlord);
  listing = await makeListing(landlord.id, { name: 'Kalenderwoning', state: 'online' });
  await rowsOf(
    `INSERT INTO calendar_feeds (listing_id, source, url, next_run_at)
     VALUES ($1, 'airbnb', $2, now() + interval '1 year')`,
    [listing.id, `http://127.0.0.1:${feedPort}/kalender.ics`],
  );
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await clearLeftovers();
});

/** Occupied nights of our own, with a request if they are an approved stay. */
async function occupy(source: 'internal' | 'blocked', start: Day, end: Day): Promise<void> {
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int]))
     INSERT INTO occupancies (listing_id, source, start_date, end_date)
     SELECT $1, $2::occupancy_source, $3::date, $4::date FROM held`,
    [listing.id, source, start, end],
  );
}

test('requesting twelve reads of a linked calendar at once fetches it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => owner.call('POST', `/api/listings/${listing.slug}/calendar-feeds/sync`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  const [first] = (await answers[0]?.json())?.data ?? [];
  expect(first).toMatchObject({ source: 'airbnb', error: null });
  expect(asked.most).toBe(1);
  expect(asked.all).toBeLessThanOrEqual(2);
});

test('a landlord who saves two years of prices over and over holds up nobody', async () => {
  const prices = (price: number) =>
    Array.from({ length: 700 }, (_, n) => ({ valid_at: night(n), price: price + (n % 7) }));
  const flooded = await makeListing(landlord.id, { name: 'Prijzenwoning', state: 'online' });
  const path = `/api/listings/${flooded.slug}/custom-listing-prices`;
  const other = await Program.signedIn(await makeAccount());
  const flood = Promise.all(
    Array.from({ length: 24 }, (_, n) => owner.call('POST', path, { prices: prices(1000 + 10 * n) })),
  );
  let isOver = false;
  const over = flood.finally(() => (isOver = true));
  let meanwhile = 0;
  for (let n = 0; n < 10 && !isOver; n += 1) {
    expect((await other.call('GET', '/api/user/today')).status).toBe(200);
    if (!isOver) meanwhile += 1;
  }
  const statuses = (await over).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses).toContain(200);
  expect(meanwhile).toBeGreaterThan(0);
  const [kept] = await rowsOf<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM listing_logs WHERE listing_id = $1',
    [flooded.id],
  );
  expect(kept?.rows).toBeLessThanOrEqual(24);
});

test('approving in vain seventy times makes the server fetch next to nothing', async () => {
  await occupy('blocked', night(400), night(404));
  const [request] = await rowsOf<{ id: number }>(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date, end_date,
       number_of_adults, number_of_children, message, price)
     VALUES ($1, 'Jan', 'Janssens', '1980-03-02', 'jan@kustverblijf.test', 'be', $2, $3, 2, 0, 'Tot dan.', 300) RETURNING id`,
    [listing.id, night(401), night(403)],
  );
  const before = asked.all;
  const body = { check_in: '15:00', check_out: '10:00', message: null };
  for (let n = 0; n < 70; n += 1) {
    const answer = await owner.call('POST', `/api/booking-requests/${request?.id}/approve`, body);
    expect(answer.status).toBe(409);
  }
  // One fetch a minute at most, however long this took.
  expect(asked.all - before).toBeLessThanOrEqual(4);
});

test('a stranger sees occupied nights, never where one stay ends and the next begins', async () => {
  await occupy('internal', night(420), night(423));
  await occupy('internal', night(423), night(427));
  await occupy('blocked', night(430), night(431));
  await occupy('blocked', night(431), night(433));
  const answer = await fetch(`${origin}/api/listings/${listing.slug}/availability`);
  expect(answer.status).toBe(200);
  const { data } = await answer.json();
  expect(data.booked_periods).toContainEqual({ start_date: night(420), end_date: night(427) });
  expect(data.disabled_periods).toContainEqual({ start_date: night(430), end_date: night(433) });
  expect(JSON.stringify(data)).not.toContain(night(423));
  for (const path of ['', '/reserverings-aanvragen/create']) {
    const html = await (await fetch(`${origin}/aanbod/${listing.slug}${path}`)).text();
    // The listing's page contains the numbers of free and occupied nights in turn, the request form their dates.
    if (path === '') expect(html).toMatch(/occupied\\?":\[(?:\d+,)+7,3,3\]/);
    else expect(html).toContain(night(420));
    expect(html, path).not.toContain(night(423));
  }
});

test('the public calendar shows a stranger only nights: no stays, no past, no time of booking', async () => {
  await occupy('internal', night(-6), night(-2));
  await occupy('internal', night(-1), night(2));
  await occupy('internal', night(440), night(443));
  await occupy('blocked', night(443), night(445));
  const address = `/api/listings/${listing.id}/calendar`;
  const { status, text, headers } = await say(address);
  expect(status).toBe(200);
  const basic = (day: Day) => day.replaceAll('-', '');
  const events = text.split('BEGIN:VEVENT').slice(1);
  const last = events.at(-1);
  expect(last).toContain(`DTSTART;VALUE=DATE:${basic(night(440))}`);
  expect(last).toContain(`DTEND;VALUE=DATE:${basic(night(445))}`);
  for (const day of [night(443), night(-1), night(-2), night(-6)]) expect(text).not.toContain(basic(day));
  expect(events[0]).toContain(`DTSTART;VALUE=DATE:${basic(night(0))}`);
  expect(text).not.toMatch(/LAST-MODIFIED|CREATED|SEQUENCE:[1-9]/);
  expect(new Set(text.match(/^DTSTAMP.*$/gm)).size).toBe(1);
  const uids = await rowsOf<{ uid: string }>('SELECT uid FROM occupancies WHERE listing_id = $1', [
    listing.id,
  ]);
  for (const { uid } of uids) expect(text).not.toContain(uid);
  // Without fetch(), which adds `Cache-Control: no-cache` to a conditional request and so asks for the whole file.
  expect((await say(address, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
});

test('the secret calendar requires its URL, and its previous URL no longer works', async () => {
  const call = `/api/listings/${listing.slug}/calendar-address`;
  const make = async () => (await (await owner.call('POST', call)).json()).data.url;
  const first = await make();
  expect((await fetch(first)).status).toBe(200);
  const second = await make();
  expect((await fetch(first)).status).toBe(404);
  expect((await (await fetch(second)).text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(2);
  const other = await makeAccount({ firstName: 'Vreemde' });
  const stranger = await Program.signedIn(other);
  for (const method of ['GET', 'POST'] as const) expect((await stranger.call(method, call)).status).toBe(403);
  const guess = second.slice(0, -1) + (second.endsWith('A') ? 'B' : 'A');
  expect((await fetch(guess)).status).toBe(404);
});
