import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Availability } from '@/lib/calendar/contract';
import type { FeedDto } from '@/lib/calendar-feeds/contract';
import { feedFaultText } from '@/lib/calendar-feeds/faults';
import type { ManagedListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { daysFromToday, makeCalendarFeed, makeOccupancy } from '@/tests/factories/occupancy';
import { makeAdmin } from '@/tests/factories/user';
import { badAnswers, serveBadAnswers } from '@/tests/support/bad-calendars';
import { importedDays, makeManagedListing, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { insist } from '@/tests/support/insist';

const server = await startCalendarServer();

let listing: Listing;
let manager: User;
let client: TestClient;

type Added = { data: FeedDto; errors: Record<string, string[]> };
const call = (suffix = '') => `/api/listings/${listing.slug}/linked-calendars${suffix}`;
const add = (body: unknown, by = client) => by.post<Added>(call(), body);
const vrbo = (name: unknown = 'Vrbo') => add({ name, url: server.url('/goed') });
const all = async (by = client) => (await by.get<{ data: FeedDto[] }>(call())).body.data;
const days = () => importedDays(listing.id);
const tooMany = { url: ['U kunt hoogstens 6 kalenders per woning koppelen.'] };

beforeAll(() => {
  serveBadAnswers(server);
  server.serve('/goed', calendarOf(daysFromToday(3, 6), daysFromToday(10, 12)));
});
beforeEach(async () => {
  ({ listing, manager, client } = await makeManagedListing());
});

describe('a calendar of another site', () => {
  it('is read at once, and listed with its name and what was read', async () => {
    const { status, body } = await vrbo();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      source: 'other',
      name: 'Vrbo',
      url: server.url('/goed'),
      last_success_at: expect.any(String),
      next_run_at: expect.any(String),
      failing_since: null,
      error: null,
      fault: null,
      outcome: {
        read_at: expect.any(String),
        events: 2,
        taken: 2,
        own: 0,
        cancelled: 0,
        free: 0,
        outside: 0,
        unreadable: 0,
        unknown_zones: [],
      },
    });
    expect(await all()).toEqual([body.data]);
    expect(await days()).toEqual([
      [night(3), night(6)],
      [night(10), night(12)],
    ]);
  });

  it('exists next to those of the two platforms, each with its own days', async () => {
    await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url: server.url('/goed') });
    await vrbo();
    await vrbo('Natuurhuisje.nl');
    expect((await all()).map(({ source, name }) => [source, name])).toEqual([
      ['airbnb', 'Airbnb'],
      ['other', 'Vrbo'],
      ['other', 'Natuurhuisje.nl'],
    ]);
    expect(await days()).toHaveLength(6);
  });

  it('is shown to managers by name, to the public only as nights', async () => {
    await vrbo();
    const path = `/api/listings/${listing.slug}`;
    const by = await signedIn(manager);
    const shared = await by.get<{ data: ManagedListing }>(path);
    expect(shared.body.data.calendar_feeds).toMatchObject([{ source: 'other', name: 'Vrbo', url: null }]);
    const seen = await by.get<{ data: Availability }>(`${path}/availability`);
    expect(seen.body.data.booked_periods).toMatchObject([
      { source: 'other', name: 'Vrbo' },
      { source: 'other', name: 'Vrbo' },
    ]);
    const open = await visitor().get<{ data: Availability }>(`${path}/availability`);
    expect(open.text).not.toContain('Vrbo');
    expect(open.body.data.booked_periods).toHaveLength(2);
  });

  it('is refreshed with the others, and never exported', async () => {
    await vrbo();
    server.serve('/goed', calendarOf(daysFromToday(20, 22)));
    await client.post(`/api/listings/${listing.slug}/calendar-feeds/sync`);
    server.serve('/goed', calendarOf(daysFromToday(3, 6), daysFromToday(10, 12)));
    expect(await days()).toEqual([[night(20), night(22)]]);
    const { text } = await visitor().get(`/api/listings/${listing.id}/calendar`);
    expect(text).not.toContain('VEVENT');
  });

  it('reports what was skipped, and why', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6), source: 'blocked' });
    const more = [
      'DTSTART;VALUE=DATE:20270231',
      'DTSTART;VALUE=DATE:20200101',
      'DTSTART;VALUE=DATE:20300101\r\nSTATUS:CANCELLED',
      'DTSTART;VALUE=DATE:20300101\r\nTRANSP:TRANSPARENT',
    ].map((lines) => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`);
    const text = calendarOf(daysFromToday(3, 6), daysFromToday(10, 12)).replace(
      'END:VCALENDAR',
      `${more.join('')}END:VCALENDAR`,
    );
    const { body } = await add({ name: 'Vrbo', url: server.serve('/bont', text) });
    expect(body.data.outcome).toMatchObject({
      events: 6,
      taken: 1,
      own: 1,
      cancelled: 1,
      free: 1,
      outside: 1,
      unreadable: 1,
    });
    server.on('/bont', (_request, response) => response.writeHead(503).end());
    await client.post(`/api/listings/${listing.slug}/calendar-feeds/sync`);
    const [failing] = await all();
    expect(failing).toMatchObject({
      error: 'De kalender antwoordde met fout 503.',
      fault: 'status',
      outcome: body.data.outcome,
    });
  });

  it('warns of an unknown time zone, whose times are read as local ones', async () => {
    const [from, to] = [night(20), night(22)].map((day) => day.replaceAll('-', ''));
    const zone = 'Kust en Zee';
    const event = `BEGIN:VEVENT\r\nDTSTART;TZID=${zone}:${from}T160000\r\nDTEND;TZID=${zone}:${to}T100000\r\nEND:VEVENT`;
    const text = calendarOf(daysFromToday(3, 6)).replace('END:VCALENDAR', `${event}\r\nEND:VCALENDAR`);
    const { body } = await add({ name: 'Vrbo', url: server.serve('/zone', text) });
    expect(body.data).toMatchObject({
      failing_since: null,
      fault: 'unknown_zone',
      error: feedFaultText(`unknown_zone ${zone}`),
      outcome: { taken: 2, unreadable: 0, unknown_zones: [zone] },
    });
    expect(body.data.error).toContain(zone);
    expect(await importedDays(listing.id)).toContainEqual([night(20), night(22)]);
  });

  it('is removed with its days, and no others', async () => {
    const { id } = (await vrbo()).body.data;
    await add({ name: 'Ander', url: server.serve('/ander', calendarOf(daysFromToday(20, 22))) });
    expect((await client.delete(call(`/${id}`))).status).toBe(204);
    expect((await all()).map(({ name }) => name)).toEqual(['Ander']);
    expect(await days()).toEqual([[night(20), night(22)]]);
    expect((await client.delete(call(`/${id}`))).status).toBe(404);
  });

  it('of another listing does not exist', async () => {
    const theirs = await makeManagedListing();
    const feed = await makeCalendarFeed({ listingId: theirs.listing.id, source: 'other' });
    expect((await client.delete(call(`/${feed.id}`))).status).toBe(404);
    for (const id of ['0', '-1', 'x', '1.5', '99999999999', '%00']) {
      expect((await client.delete(call(`/${id}`))).status).toBe(404);
    }
    expect(await prisma().calendarFeed.count({ where: { id: feed.id } })).toBe(1);
  });
});

describe('six calendars', () => {
  it('are the maximum of a listing: the seventh is refused before it is read', async () => {
    await client.post(`/api/listings/${listing.slug}/air-bnb-url`, { url: server.url('/goed') });
    for (let n = 0; n < 5; n += 1) expect((await vrbo(`Site ${n}`)).status).toBe(201);
    const before = server.requests.length;
    const { status, body } = await vrbo();
    expect([status, body.errors, server.requests.length]).toEqual([422, tooMany, before]);
    const named = await client.post<Added>(`/api/listings/${listing.slug}/booking-com-url`, {
      url: server.url('/goed'),
    });
    expect([named.status, named.body.errors]).toEqual([422, tooMany]);
    const known = { url: server.url('/goed') };
    expect((await client.post(`/api/listings/${listing.slug}/air-bnb-url`, known)).status).toBe(200);
    expect(await all()).toHaveLength(6);
  });

  it('stay six when two are added at once, through any call', async () => {
    for (let n = 0; n < 5; n += 1) await makeCalendarFeed({ listingId: listing.id, source: 'other' });
    const answers = await Promise.all([
      insist(() => vrbo('Een')),
      insist(() => vrbo('Twee')),
      insist(() =>
        client.post<Added>(`/api/listings/${listing.slug}/air-bnb-url`, { url: server.url('/goed') }),
      ),
    ]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body.errors)).toEqual([tooMany, tooMany]);
    expect(await all()).toHaveLength(6);
    expect(await days()).toHaveLength(2);
  });

  it('are enforced by the database', async () => {
    const feeds = Array.from({ length: 6 }, () =>
      makeCalendarFeed({ listingId: listing.id, source: 'other' }),
    );
    await Promise.all(feeds);
    await expect(makeCalendarFeed({ listingId: listing.id, source: 'other' })).rejects.toThrow(/six/);
    await expect(makeCalendarFeed({ listingId: listing.id, source: 'airbnb' })).rejects.toThrow(/six/);
  });

  it('contain at most one per platform, and none of another site without a name', async () => {
    const data = { listingId: listing.id, url: 'https://feeds.test/x' };
    await makeCalendarFeed({ listingId: listing.id, source: 'airbnb' });
    await expect(makeCalendarFeed({ listingId: listing.id, source: 'airbnb' })).rejects.toThrow(
      /calendar_feeds_one_of_each|[Uu]nique/,
    );
    for (const row of [
      { source: 'other', name: null },
      { source: 'other', name: '  ' },
      { source: 'booking_com', name: 'Boeking' },
      { source: 'blocked', name: null },
    ] as const) {
      await expect(prisma().calendarFeed.create({ data: { ...data, ...row } })).rejects.toThrow(
        /calendar_feeds_/,
      );
    }
  });
});

describe('a refused link changes nothing', () => {
  it.each(badAnswers)('%s', async (_what, path, fault) => {
    const { status, body } = await add({ name: 'Vrbo', url: server.url(path) });
    expect([status, body.errors]).toEqual([422, { url: [feedFaultText(fault)] }]);
    expect(await all()).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no name', { url: 'https://kalender.test/' }, 'name'],
    ['a blank name', { name: ' \u00a0 ', url: 'https://kalender.test/' }, 'name'],
    ['a novel of a name', { name: 'x'.repeat(61), url: 'https://kalender.test/' }, 'name'],
    ['a list for a name', { name: ['Vrbo'], url: 'https://kalender.test/' }, 'name'],
    ['no address', { name: 'Vrbo' }, 'url'],
    ['an empty address', { name: 'Vrbo', url: '' }, 'url'],
    ['null', { name: 'Vrbo', url: null }, 'url'],
    ['a file', { name: 'Vrbo', url: 'file:///etc/passwd' }, 'url'],
    ['the machine itself', { name: 'Vrbo', url: 'https://127.0.0.1/' }, 'url'],
    ['a long address', { name: 'Vrbo', url: `https://kalender.test/${'x'.repeat(2000)}` }, 'url'],
  ])('%s', async (_what, body, field) => {
    const answer = await add(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await all()).toEqual([]);
  });

  it('repeated attempts', async () => {
    let last = 0;
    for (let n = 0; n <= 60 && last !== 429; n += 1) {
      last = (await add({ name: 'Vrbo', url: 'https://127.0.0.1/' })).status;
    }
    expect(last).toBe(429);
  });

  it('co-landlords cannot see or change anything here; admins see no URL', async () => {
    const { id } = (await vrbo()).body.data;
    const by = await signedIn(manager);
    const one = { name: 'Nog een', url: server.url('/goed') };
    const answers = await Promise.all([by.get(call()), add(one, by), by.delete(call(`/${id}`))]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    const admin = await signedIn(await makeAdmin());
    expect((await all(admin)).map(({ url }) => url)).toEqual([null]);
  });
});

describe('its URL', () => {
  const change = (id: number, url: string, by = client) =>
    by.put<Added>(call(`/${id}`), { name: 'Vrbo', url });

  it('can be changed: the new calendar is read at once, and the days of the old one are removed', async () => {
    const { body } = await vrbo();
    const answer = await change(body.data.id, server.serve('/nieuw', calendarOf(daysFromToday(30, 33))));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: body.data.id,
      name: 'Vrbo',
      url: server.url('/nieuw'),
      error: null,
    });
    expect(await days()).toEqual([[night(30), night(33)]]);
  });

  it('stays, with its days, if the new one cannot be read', async () => {
    const { body } = await vrbo();
    server.on('/stuk', (_request, response) => response.writeHead(503).end());
    const answer = await change(body.data.id, server.url('/stuk'));
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { url: ['De kalender antwoordde met fout 503.'] },
    ]);
    expect((await all())[0]).toMatchObject({ url: server.url('/goed'), error: null });
    expect(await days()).toHaveLength(2);
  });

  it('if changed, repairs a calendar that failed', async () => {
    const { body } = await vrbo();
    await prisma().calendarFeed.update({
      where: { id: body.data.id },
      data: { failures: 3, failingSince: new Date(), error: 'timeout', url: server.url('/weg') },
    });
    await change(body.data.id, server.url('/goed'));
    expect((await all())[0]).toMatchObject({ failing_since: null, error: null, fault: null });
  });

  it('cannot be changed for a platform’s calendar, another listing’s, or one that is gone', async () => {
    const airbnb = await makeCalendarFeed({ listingId: listing.id, source: 'airbnb' });
    const elsewhere = await makeCalendarFeed({
      listingId: (await makeManagedListing()).listing.id,
      source: 'other',
    });
    for (const { id } of [airbnb, elsewhere, { id: 2_000_000_000 }])
      expect((await change(id, server.url('/goed'))).status).toBe(404);
  });

  it.each(['', 'ftp://x.be/a.ics', 'https://a:b@x.be/'])('cannot be %j', async (url) => {
    const { body } = await vrbo();
    const answer = await change(body.data.id, url);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['url']]);
  });
});
