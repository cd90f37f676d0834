import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedFaultText } from '@/lib/calendar-feeds/faults';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { badAnswers, serveBadAnswers } from '@/tests/support/bad-calendars';
import { importedDays, makeManagedListing, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

const server = await startCalendarServer();

let listing: Listing;
let manager: User;
let client: TestClient;

type Saved = { data: OwnListing; errors: Record<string, string[]> };
const link = (call: string, url: unknown, by = client) =>
  by.post<Saved>(`/api/listings/${listing.slug}/${call}`, { url });
const airbnb = (url: unknown, by = client) => link('air-bnb-url', url, by);
const days = () => importedDays(listing.id);

beforeAll(() => {
  serveBadAnswers(server);
  server.serve('/goed', calendarOf(daysFromToday(3, 6), daysFromToday(10, 12)));
  server.serve('/ander', calendarOf(daysFromToday(20, 22)));
});
beforeEach(async () => {
  ({ listing, manager, client } = await makeManagedListing());
});

describe('linking a calendar', () => {
  it.each([
    ['air-bnb-url', 'airbnb', 'air_bnb_url'],
    ['booking-com-url', 'booking_com', 'booking_com_url'],
  ] as const)('%s reads it at once', async (call, source, field) => {
    const url = server.url('/goed');
    const { status, body } = await link(call, url);
    expect(status).toBe(200);
    expect(body.data[field]).toBe(url);
    expect(body.data.calendar_feeds).toEqual([
      {
        source,
        url,
        last_success_at: expect.any(String),
        next_run_at: expect.any(String),
        failing_since: null,
        error: null,
      },
    ]);
    expect(await days()).toEqual([
      [night(3), night(6)],
      [night(10), night(12)],
    ]);
    const rows = await prisma().occupancy.findMany({ where: { listingId: listing.id } });
    expect(rows.map((row) => [row.source, row.summary])).toEqual([
      [source, 'Reserved'],
      [source, 'Reserved'],
    ]);
  });

  it('reads it again in a quarter of an hour', async () => {
    const { body } = await airbnb(server.url('/goed'));
    const [feed] = body.data.calendar_feeds;
    const wait = Date.parse(feed?.next_run_at ?? '') - Date.parse(feed?.last_success_at ?? '');
    expect(wait).toBe(15 * 60_000);
  });

  it('stores the URL without whitespace and fragment', async () => {
    expect((await airbnb(`  ${server.url('/goed#hier')} `)).body.data.air_bnb_url).toBe(server.url('/goed'));
  });

  it('replaces the old days by those of another URL', async () => {
    await airbnb(server.url('/goed'));
    await airbnb(server.url('/ander'));
    expect(await days()).toEqual([[night(20), night(22)]]);
    expect(await prisma().calendarFeed.count({ where: { listingId: listing.id } })).toBe(1);
  });

  it('believes an empty calendar that was just linked', async () => {
    await airbnb(server.url('/goed'));
    const { status, body } = await airbnb(server.serve('/nieuw', calendarOf()));
    expect([status, body.data.calendar_feeds[0]?.error]).toEqual([200, null]);
    expect(await days()).toEqual([]);
  });

  it.each([[null], [''], ['  ']])(
    'removes link and days at once with %j, only of that calendar',
    async (url) => {
      await airbnb(server.url('/goed'));
      await link('booking-com-url', server.url('/ander'));
      const { status, body } = await airbnb(url);
      expect(status).toBe(200);
      expect(body.data.air_bnb_url).toBeNull();
      expect(body.data.calendar_feeds.map(({ source }) => source)).toEqual(['booking_com']);
      expect(await days()).toEqual([[night(20), night(22)]]);
    },
  );

  it('says how many events could not be read, and imports the rest', async () => {
    const text = calendarOf(daysFromToday(3, 6)).replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270231\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    const { body } = await airbnb(server.serve('/half', text));
    expect(body.data.calendar_feeds[0]).toMatchObject({
      failing_since: null,
      error: 'Aantal afspraken van de kalender dat niet gelezen kon worden: 1.',
    });
    expect(await days()).toHaveLength(1);
  });
});

describe('a link that is refused changes nothing', () => {
  const unchanged = async (url: unknown, sentence: string) => {
    await airbnb(server.url('/goed'));
    const before = await prisma().calendarFeed.findFirstOrThrow({ where: { listingId: listing.id } });
    const { status, body } = await airbnb(url);
    expect([status, body.errors]).toEqual([422, { url: [sentence] }]);
    expect(await prisma().calendarFeed.findFirst({ where: { listingId: listing.id } })).toEqual(before);
    expect(await days()).toHaveLength(2);
  };

  it.each(badAnswers)('%s', async (_what, path, fault) => {
    await unchanged(server.url(path), feedFaultText(fault));
  });

  const noAddress = 'Dit is geen geldig internetadres van een kalender.';
  it.each([
    ['no address', 'airbnb', noAddress],
    ['a path', '/kalender.ics', noAddress],
    ['a file', 'file:///etc/passwd', noAddress],
    ['a script', 'javascript:alert(1)', noAddress],
    ['a password', 'https://naam:woord@kalender.test/', noAddress],
    ['a number', 12, 'Kalenderlink heeft geen geldige waarde.'],
    ['a list', ['https://kalender.test/'], 'Kalenderlink heeft geen geldige waarde.'],
    ['nothing', undefined, 'Kalenderlink is verplicht.'],
    [
      'a novel',
      `https://kalender.test/${'x'.repeat(2000)}`,
      'Kalenderlink mag hoogstens 2000 tekens hebben.',
    ],
    ['no encryption', 'http://kalender.test/', 'Gebruik een adres dat met https:// begint.'],
    ['the machine itself', 'https://127.0.0.1/', 'Dit adres kan niet gelezen worden.'],
    ['the machine by name', 'https://localhost/', 'Dit adres kan niet gelezen worden.'],
    ['a subscription of the machine', 'webcal://localhost/', 'Dit adres kan niet gelezen worden.'],
    ['the cloud of the machine', 'https://169.254.169.254/', 'Dit adres kan niet gelezen worden.'],
  ])('%s', async (_what, url, sentence) => {
    await unchanged(url, sentence);
  });

  it('limits repeated attempts', async () => {
    let last = 0;
    for (let n = 0; n <= 60 && last !== 429; n += 1) last = (await airbnb('https://127.0.0.1/')).status;
    expect(last).toBe(429);
  });
});

describe('who sees a link', () => {
  it('the landlord sees its URL, a manager its state, the public nothing', async () => {
    await airbnb(server.url('/goed'));
    const path = `/api/listings/${listing.id}`;
    const shared = await (await signedIn(manager)).get<{ data: ManagedListing }>(path);
    expect(shared.body.data.calendar_feeds).toMatchObject([{ source: 'airbnb', url: null, error: null }]);
    expect(shared.text).not.toContain('goed');
    const open = await visitor().get(path);
    expect(open.text).not.toContain('calendar_feeds');
    expect(open.text).not.toContain(server.host);
  });

  it('a manager cannot change it, nor find it out by trying', async () => {
    const before = server.requests.length;
    expect((await airbnb(server.url('/goed'), await signedIn(manager))).status).toBe(403);
    expect(server.requests).toHaveLength(before);
  });

  it('nothing imported from it is exported', async () => {
    await airbnb(server.url('/goed'));
    const own = await makeOccupancy({ listingId: listing.id, ...daysFromToday(30, 31), source: 'blocked' });
    const { text } = await visitor().get(`/api/listings/${listing.id}/calendar`);
    const night = own.startDate.toISOString().slice(0, 10).replaceAll('-', '');
    expect(text.match(/^DTSTART.*$/gm)).toEqual([`DTSTART;VALUE=DATE:${night}`]);
  });
});
