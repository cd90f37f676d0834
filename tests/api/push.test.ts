/** Push notifications: turning them on and off, who is notified of what, and when devices are forgotten. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVerify } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestDetails } from 'web-push';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { BookingRequest, Listing, User } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { MAX_DEVICES } from '@/server/features/push/limits';
import { makePostNote } from '@/server/features/push/post-note';
import type { PostResult } from '@/server/features/push/post-note';
import { loadPushKeys } from '@/server/features/push/push-keys';
import { describeEvent } from '@/server/features/push/describe-event';
import { queuePush } from '@/server/features/push/queue-push';
import { sendPush } from '@/server/features/push/send-push';
import { tellArrivals } from '@/server/features/push/tell-arrivals';
import { endAllSessions } from '@/server/auth/session';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { makeBrowser, subscriptionOf } from '@/tests/support/push';
import type { Browser } from '@/tests/support/push';
import { runJobs } from '@/tests/support/run-jobs';

const path = '/api/push-subscriptions';

let landlord: User;
let listing: Listing;
let client: TestClient;
let browser: Browser;

beforeEach(async () => {
  await truncateAll();
  landlord = await makeUser();
  listing = await makeListing({ userId: landlord.id, nameHolidayHome: 'Zeezicht' });
  client = await signedIn(landlord);
  browser = makeBrowser();
});

const on = (by: TestClient, device = browser, more: Record<string, unknown> = {}) =>
  by.post<{ errors?: Record<string, string[]> }>(path, { ...subscriptionOf(device), ...more });
const devices = () => prisma().pushSubscription.findMany({ orderBy: { id: 'asc' } });

async function guestOf({ id }: BookingRequest, device = makeBrowser()) {
  const token = await makeGuestToken({ kind: 'booking-requests', id });
  expect((await on(visitor(), device, { stay_token: token })).status).toBe(204);
  return { device, token };
}

/** Runs the jobs with a push service that gives this answer; returns what reached it. */
async function deliver(answer: PostResult = { kind: 'sent' }): Promise<RequestDetails[]> {
  const sent: RequestDetails[] = [];
  const post = async (details: RequestDetails) => {
    sent.push(details);
    return answer;
  };
  await runJobs({ 'tell-messages': tellMessages, 'send-push': (payload) => sendPush(payload, post) });
  return sent;
}

const titles = (sent: RequestDetails[], device = browser) =>
  sent.filter(({ endpoint }) => endpoint === device.endpoint).map((details) => device.read(details).title);

/** Messages wait some minutes for more. */
const dueNow = () =>
  prisma().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`;

describe('the switch', () => {
  it('is on after a press, once for a browser, and off after another', async () => {
    expect((await on(client)).status).toBe(204);
    expect((await on(client)).status).toBe(204);
    expect(await devices()).toMatchObject([{ userId: landlord.id, endpoint: browser.endpoint }]);
    expect((await client.call('DELETE', path, { endpoint: browser.endpoint })).status).toBe(204);
    expect((await client.call('DELETE', path, { endpoint: browser.endpoint })).status).toBe(204);
    expect(await devices()).toEqual([]);
  });

  it('makes one row of 24 presses at once, and keeps 20 devices of 24', async () => {
    const presses = await Promise.all(Array.from({ length: 24 }, () => on(client)));
    expect(presses.map(({ status }) => status)).toEqual(presses.map(() => 204));
    expect(await devices()).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 24 }, () => on(client, makeBrowser())));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 204));
    expect(await devices()).toHaveLength(MAX_DEVICES);
  });

  it('belongs to who turned it on last, and to nobody else', async () => {
    await on(client);
    const other = await signedIn(await makeUser());
    await other.call('DELETE', path, { endpoint: browser.endpoint });
    expect(await devices()).toHaveLength(1);
    await on(other);
    const [device] = await devices();
    expect(device?.userId).not.toBe(landlord.id);
    await client.call('DELETE', path, { endpoint: browser.endpoint });
    expect(await devices()).toHaveLength(1);
  });

  it('is of each stay by itself for a guest, with the token of their page', async () => {
    const stays = await Promise.all([1, 2].map(() => makeBookingRequest({ listingId: listing.id })));
    const [first] = await Promise.all(stays.map((stay) => guestOf(stay, browser)));
    expect(await devices()).toHaveLength(2);
    await visitor().call('DELETE', path, { endpoint: browser.endpoint, stay_token: first?.token });
    expect(await devices()).toMatchObject([{ bookingRequestId: stays[1]?.id, userId: null }]);
    expect((await on(visitor(), browser, { stay_token: 'x'.repeat(43) })).status).toBe(404);
    expect((await on(visitor())).status).toBe(401);
  });

  it.each([
    'http://push.example.com/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://db.internal/a',
    'https://user:secret@push.example.com/a',
    'https://push.example.com:5432/a',
    `https://push.example.com/${'a'.repeat(1000)}`,
    7,
    null,
  ])('does not take the address %s', async (endpoint) => {
    const { status, body } = await on(client, browser, { endpoint });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['endpoint']]);
    expect(await devices()).toEqual([]);
  });

  it('does not take keys that nothing can be encrypted with', async () => {
    const p256dh = `B${'A'.repeat(86)}`;
    const { status, body } = await on(client, browser, { keys: { ...browser.keys, p256dh } });
    expect([status, body.errors]).toEqual([
      422,
      { 'keys.p256dh': ['Deze sleutel van de browser klopt niet.'] },
    ]);
    expect((await on(client, browser, { keys: { p256dh: 'x', auth: 'y' } })).status).toBe(422);
    expect((await on(client, browser, { keys: undefined })).status).toBe(422);
  });
});

describe('a device', () => {
  it('is forgotten when it is signed out, and stays when its session expires', async () => {
    await on(client);
    await client.post('/logout');
    expect(await devices()).toEqual([]);
    client = await signedIn(landlord);
    await on(client);
    await prisma().session.deleteMany();
    expect(await devices()).toMatchObject([{ sessionId: null }]);
    await transaction((tx) => endAllSessions(tx, landlord.id));
    expect(await devices()).toEqual([]);
  });

  it('stays when others are signed out', async () => {
    await on(client);
    await on(await signedIn(landlord), makeBrowser());
    await client.call('DELETE', '/api/user/sessions');
    expect(await devices()).toMatchObject([{ endpoint: browser.endpoint }]);
  });

  it('of a guest goes with what identifies the guest', async () => {
    const long = dayToUtcDate(addDays(todayIn(), -900));
    const stay = await makeApprovedStay({
      listingId: listing.id,
      startDate: dayToUtcDate(addDays(todayIn(), 30)),
      endDate: dayToUtcDate(addDays(todayIn(), 33)),
    });
    await guestOf(stay);
    await prisma().bookingRequest.update({
      where: { id: stay.id },
      data: { startDate: long, endDate: dayToUtcDate(addDays(todayIn(), -897)) },
    });
    await anonymiseGuests();
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['gone', 0],
    ['forbidden', 0],
    ['sent', 1],
  ] as const)('whose push service answers %s leaves %i', async (kind, left) => {
    await on(client);
    await sendBooking(visitor(), listing);
    expect(await deliver({ kind })).toHaveLength(1);
    expect(await devices()).toHaveLength(left);
  });

  it('is tried again later, and forgotten after three days without success', async () => {
    await on(client);
    await sendBooking(visitor(), listing);
    expect(await deliver({ kind: 'later', status: 429 })).toHaveLength(1);
    const [device] = await devices();
    expect(device?.failingSince).not.toBeNull();
    await dueNow();
    expect(await deliver()).toHaveLength(1);
    expect(await devices()).toMatchObject([{ failingSince: null }]);
    await sendBooking(visitor(), listing, { message: 'Een derde keer, voor andere dagen.' });
    await prisma().$executeRaw`UPDATE graphile_worker._private_jobs
      SET payload = jsonb_set(payload::jsonb, '{at}', to_jsonb(now() - interval '121 minutes'))::json`;
    expect(await deliver({ kind: 'later', status: 503 })).toHaveLength(1);
    expect(
      await prisma().$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-push'`,
    ).toEqual([]);
    const since = new Date(Date.now() - 73 * 3_600_000);
    await prisma().pushSubscription.updateMany({ data: { failingSince: since } });
    await sendBooking(visitor(), listing, { message: 'Nog een keer, voor andere dagen.' });
    await deliver({ kind: 'later', status: null });
    expect(await devices()).toEqual([]);
  });
});

describe('what is told', () => {
  it('is a new request, to the landlord, who may want no letters of them', async () => {
    await prisma().user.update({ where: { id: landlord.id }, data: { receiveEmails: false } });
    await on(client);
    await on(await signedIn(await makeUser()), makeBrowser());
    await sendBooking(visitor(), listing);
    const [sent, ...more] = await deliver();
    expect(more).toEqual([]);
    const request = await prisma().bookingRequest.findFirstOrThrow();
    expect(sent && browser.read(sent)).toEqual({
      title: 'Nieuwe aanvraag van Els Maes voor Zeezicht',
      path: `/dashboard/reserverings-aanvragen/${request.id}`,
      tag: `request-new:${request.id}`,
    });
  });

  it('is nothing to who is suspended, nor about a listing that has another landlord by then', async () => {
    await on(client);
    await sendBooking(visitor(), listing);
    const { id: userId } = await makeUser();
    await prisma().listing.update({ where: { id: listing.id }, data: { userId } });
    expect(await deliver()).toEqual([]);
    await prisma().listing.update({ where: { id: listing.id }, data: { userId: landlord.id } });
    await sendBooking(visitor(), listing, { message: 'Nog een keer, voor andere dagen.' });
    await prisma().user.update({ where: { id: landlord.id }, data: { suspendedAt: new Date() } });
    expect(await deliver()).toEqual([]);
  });

  it('is a message, to the other side, and leads to the page of a guest', async () => {
    await on(client);
    const stay = await makeBookingRequest({ listingId: listing.id });
    const { device, token } = await guestOf(stay);
    await client.post(`/api/booking-requests/${stay.id}/messages`, { message: 'De sleutel ligt klaar.' });
    await dueNow();
    const toGuest = await deliver();
    expect(toGuest).toHaveLength(1);
    expect(titles(toGuest, device)).toEqual(['Bericht van de verhuurder van Zeezicht']);
    const [sent] = toGuest;
    const page = sent && device.read(sent).path.replace('/verblijf/', '/api/stays/');
    expect((await visitor().get(page ?? '')).status).toBe(200);
    await visitor().post(`/api/stays/${token}/messages`, { message: 'Dank u!' });
    await dueNow();
    expect(titles(await deliver())).toEqual(['Bericht van Jan Janssens over Zeezicht']);
  });

  it('is in the language of the guest, and leads to the page in it', async () => {
    const { id } = await makeBookingRequest({ listingId: listing.id, locale: 'fr' });
    const toGuest = { userId: null, bookingRequestId: id };
    const note = await describeEvent({ about: 'landlord-wrote', id }, toGuest);
    expect(note?.title).toMatch(/^Zeezicht\s: message du propriétaire$/);
    expect(note?.path).toMatch(/^\/fr\/sejour\/[\w-]{43}$/);
    const toLandlord = { userId: landlord.id, bookingRequestId: null };
    expect((await describeEvent({ about: 'request-new', id }, toLandlord))?.title).toMatch(
      /^Nieuwe aanvraag/,
    );
  });

  it('is a payment that was noted, to the guest', async () => {
    await on(client);
    const stay = await makeApprovedStay({ listingId: listing.id });
    const { device } = await guestOf(stay);
    const paid = { amount_cents: 10_000, paid_at: todayIn(), kind: 'rent' };
    expect((await client.post(`/api/booking-requests/${stay.id}/payments`, paid)).status).toBeLessThan(300);
    const sent = await deliver();
    expect(sent).toHaveLength(1);
    expect(titles(sent, device)).toEqual(['Uw betaling voor Zeezicht is genoteerd']);
  });

  it('is an arrival of today, once, to landlord, who helps and guest', async () => {
    const helper = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: helper.email, userId: helper.id },
    });
    const helping = makeBrowser();
    await on(client);
    await on(await signedIn(helper), helping);
    const today = todayIn();
    const stay = await makeApprovedStay({
      listingId: listing.id,
      startDate: dayToUtcDate(today),
      endDate: dayToUtcDate(addDays(today, 2)),
    });
    const { device } = await guestOf(stay);
    const noon = new Date(`${today}T11:00:00Z`);
    expect(await tellArrivals(new Date(`${today}T03:00:00Z`))).toBe(0);
    const looked = await Promise.all([tellArrivals(noon), tellArrivals(noon)]);
    expect(looked.toSorted()).toEqual([0, 1]);
    expect(await tellArrivals(noon)).toBe(0);
    const sent = await deliver();
    expect(sent).toHaveLength(3);
    expect(titles(sent)).toEqual(['Vandaag is er een aankomst in Zeezicht']);
    expect(titles(sent, helping)).toEqual(['Vandaag is er een aankomst in Zeezicht']);
    expect(titles(sent, device)).toEqual(['Vandaag komt u aan in Zeezicht']);
  });

  it('leads who cleans to the changeovers, and tells helpers nothing of a home that was denied', async () => {
    const helper = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: helper.email, userId: helper.id, role: 'cleaning' },
    });
    await on(await signedIn(helper));
    const { id } = await makeApprovedStay({
      listingId: listing.id,
      startDate: dayToUtcDate(todayIn()),
      endDate: dayToUtcDate(addDays(todayIn(), 2)),
    });
    const describeFor = () =>
      describeEvent({ about: 'arrival', id }, { userId: helper.id, bookingRequestId: null });
    expect(await describeFor()).toMatchObject({ path: '/dashboard/wissels' });
    await prisma().listing.update({
      where: { id: listing.id },
      data: { deniedAt: new Date(), approvedAt: null, disabledAt: new Date() },
    });
    expect(await describeFor()).toBeNull();
  });

  it('to who helps is nothing but arrivals', async () => {
    const helper = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: helper.email, userId: helper.id },
    });
    await on(await signedIn(helper));
    const { id } = await makeBookingRequest({ listingId: listing.id });
    await transaction((tx) => queuePush(tx, { about: 'request-new', id }, { users: [helper.id] }));
    expect(await deliver()).toEqual([]);
  });

  it('is queued with its event, or not at all', async () => {
    await on(client);
    const failed = transaction(async (tx) => {
      await queuePush(tx, { about: 'request-new', id: 1 }, { listing: listing.id });
      throw new Error('the event did not happen');
    });
    await expect(failed).rejects.toThrow('the event did not happen');
    expect(
      await prisma().$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-push'`,
    ).toEqual([]);
  });
});

describe('what leaves', () => {
  it('is encrypted, and signed for the push service alone', async () => {
    await on(client);
    await sendBooking(visitor(), listing);
    const [sent] = await deliver();
    const headers = sent?.headers ?? {};
    expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 43_200 });
    expect(sent?.body?.toString('latin1')).not.toContain('Zeezicht');
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.Authorization)) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect([aud, sub]).toEqual(['https://push.example.com', expect.stringMatching(/^mailto:\S+@\S+$/)]);
    // A day at most (RFC 8292).
    expect(Number(exp) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    const { publicKey } = await loadPushKeys();
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const spki = Buffer.concat([
      Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
      point,
    ]);
    const verify = createVerify('sha256').update(`${head}.${claims}`);
    const pem = { key: spki, format: 'der', type: 'spki', dsaEncoding: 'ieee-p1363' } as const;
    expect(verify.verify(pem, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('goes to public addresses alone, and follows nobody', async () => {
    const seen: { url?: string; headers: IncomingHttpHeaders }[] = [];
    const server = createServer((req, res) => {
      seen.push({ url: req.url, headers: req.headers });
      req.resume();
      if (req.url === '/redirect') res.writeHead(307, { location: '/inside' }).end();
      else res.writeHead(Number(req.url?.slice(1))).end('x'.repeat(100_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const details = (endpoint: string): RequestDetails => ({
      method: 'POST',
      endpoint,
      headers: { TTL: '60', 'Content-Length': '3' },
      body: Buffer.from('abc'),
    });
    const host = `127.0.0.1:${port}`;
    const allowed = makePostNote([host]);
    const kindOf = async (at: string) => (await allowed(details(`http://${host}/${at}`))).kind;
    expect(await kindOf('201')).toBe('sent');
    expect(seen[0]?.headers).toMatchObject({ ttl: '60', 'content-length': '3' });
    for (const status of ['404', '410']) expect(await kindOf(status)).toBe('gone');
    for (const status of ['429', '500', '503']) expect(await kindOf(status)).toBe('later');
    for (const status of ['400', '403', '413', 'redirect']) expect(await kindOf(status)).toBe('refused');
    expect(seen.map(({ url }) => url)).not.toContain('/inside');
    const before = seen.length;
    const guarded = makePostNote([]);
    const inside = [
      `http://${host}/201`,
      `https://${host}/201`,
      `https://localhost:${port}/201`,
      'https://[::1]/',
    ];
    for (const address of inside) expect(await guarded(details(address))).toEqual({ kind: 'forbidden' });
    expect(seen).toHaveLength(before);
    server.close();
    expect(await kindOf('201')).toBe('later');
  });
});

describe('the keys of the site', () => {
  it('are one pair, however many make it at once', async () => {
    await prisma().pushKeys.deleteMany();
    const pairs = await Promise.all(Array.from({ length: 8 }, () => loadPushKeys()));
    expect(new Set(pairs.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
    const row = await prisma().pushKeys.findFirstOrThrow();
    expect(row.publicKey).toBe(pairs[0]?.publicKey);
    expect(Buffer.from(row.privateKey).toString('latin1')).not.toContain(pairs[0]?.privateKey);
  });

  it('are made anew where nobody can read the old ones any more', async () => {
    const { publicKey } = await loadPushKeys();
    await prisma().pushKeys.updateMany({ data: { privateKey: new Uint8Array(60) } });
    const pairs = await Promise.all([loadPushKeys(), loadPushKeys()]);
    expect(pairs[0]).toEqual(pairs[1]);
    expect(pairs[0]?.publicKey).not.toBe(publicKey);
  });
});
