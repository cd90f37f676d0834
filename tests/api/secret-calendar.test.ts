import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeManagedListing } from '@/tests/support/calendar';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { entriesByHand } from '@/tests/support/read-calendar-export';

let listing: Listing;
let owner: User;
let client: TestClient;

type Answer = { data: { url: string | null } };
const call = () => `/api/listings/${listing.slug}/calendar-address`;
const renew = async () => (await client.post<Answer>(call())).body.data.url ?? '';
const shown = async () => (await client.get<Answer>(call())).body.data.url;
const fetched = (url: string, headers: Record<string, string> = {}) =>
  visitor().get(new URL(url).pathname, { headers });

beforeEach(async () => {
  ({ listing, owner, client } = await makeManagedListing());
});

describe('the secret URL of a calendar', () => {
  it('exists once requested, and is shown again', async () => {
    expect(await shown()).toBeNull();
    const url = await renew();
    expect(url).toMatch(new RegExp(`/api/listings/${listing.id}/calendar/[\\w-]{43}$`));
    expect(await shown()).toBe(url);
  });

  it('has separate stays and blocks with their changes, including those of the last year, and nothing imported', async () => {
    const stay = await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6), sequence: 2 });
    const block = await makeOccupancy({ listingId: listing.id, ...daysFromToday(6, 7), source: 'blocked' });
    const over = await makeOccupancy({ listingId: listing.id, ...daysFromToday(-30, -28) });
    const old = addDays(todayIn(), -500);
    await makeOccupancy({ listingId: listing.id, start: old, end: addDays(old, 3) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12), source: 'airbnb' });
    const { status, headers, text } = await fetched(await renew());
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(entriesByHand(text)).toEqual([
      { uid: stay.uid, ...daysFromToday(3, 6), summary: 'Bezet' },
      { uid: block.uid, ...daysFromToday(6, 7), summary: 'Bezet' },
      { uid: over.uid, ...daysFromToday(-30, -28), summary: 'Bezet' },
    ]);
    expect(text).toMatch(/SEQUENCE:2/);
    expect(text).toMatch(/LAST-MODIFIED/);
  });

  it('answers 304 to a client that has it', async () => {
    const url = await renew();
    const etag = (await fetched(url)).headers.get('etag') ?? '';
    expect((await fetched(url, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is replaced by each press; the previous one stops working, the public one does not', async () => {
    const first = await renew();
    const second = await renew();
    expect(second).not.toBe(first);
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    expect((await visitor().get(`/api/listings/${listing.id}/calendar`)).status).toBe(200);
  });

  it('is specific to one listing, and does not exist for one that was never public', async () => {
    const secret = (await renew()).split('/').at(-1) ?? '';
    const other = await makeManagedListing();
    const ofOther = `https://x.test/api/listings/${other.listing.id}/calendar/${secret}`;
    expect((await fetched(ofOther)).status).toBe(404);
    listing = await makeConcept({ userId: owner.id });
    expect((await fetched(await renew())).status).toBe(404);
  });

  it('counts attempts with unknown URLs', async () => {
    const guest = visitor();
    const points = async () =>
      (await prisma().rateLimit.findMany()).reduce((sum, row) => sum + row.points, 0);
    const before = await points();
    await guest.get(`/api/listings/${listing.id}/calendar/${'a'.repeat(43)}`);
    expect(await points()).toBe(before + 1);
  });

  it('is deleted with its listing', async () => {
    await renew();
    const strangers = await signedIn((await makeManagedListing()).owner);
    expect((await strangers.get(call())).status).toBe(403);
    await prisma().listing.delete({ where: { id: listing.id } });
    expect(await prisma().calendarAddress.count({ where: { listingId: listing.id } })).toBe(0);
  });
});
