/**
 * Many clients that write to the calendars of a few listings, in six ways at once, and a check whether two own stays or
 * blocks ever share a night. Who does what is drawn from a seed; the order depends on the machine.
 */
import { Random } from '@/prisma/seed/random';
import type { Listing } from '@/prisma/generated/client';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { recordReading } from '@/server/features/calendar-feeds/record-reading';
import { prisma } from '@/server/db';
import { toDomainError } from '@/server/http/errors';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { Answer, TestClient } from '@/tests/support/client';
import { insist } from '@/tests/support/insist';

const CLIENTS = 16;
const LISTINGS = 3;
const REQUESTS = 24;
/** So few nights that all clients collide. */
const NIGHTS = 30;
/** Attempts between two checks. */
const CHECK_EVERY = 50;

interface ContendedListing {
  listing: Listing;
  requests: number[];
}

interface Turn {
  client: TestClient;
  contended: ContendedListing;
  random: Random;
}

function drawRange(random: Random, longest: number): DayRange {
  const start = addDays(todayIn(), random.int(1, NIGHTS));
  return { start, end: addDays(start, random.int(1, longest)) };
}

const datesOf = ({ start, end }: DayRange) => {
  const dates: string[] = [];
  for (let day = start; day < end; day = addDays(day, 1)) dates.push(day);
  return dates;
};

const insisted = async (call: () => Promise<Answer>) => (await insist(call)).status;

async function approve({ client, contended, random }: Turn): Promise<number> {
  const id = random.pick(contended.requests);
  // Requested again, so that there is always something to approve.
  await prisma().bookingRequest.updateMany({
    where: { id, status: 'canceled' },
    data: { status: 'pending', canceledBy: null, approvedAt: null },
  });
  const body = { check_in: '15:00', check_out: '10:00', message: null };
  return insisted(() => client.post(`/api/booking-requests/${id}/approve`, body));
}

async function cancel({ client, contended, random }: Turn): Promise<number> {
  const id = random.pick(contended.requests);
  return insisted(() => client.post(`/api/booking-requests/${id}/cancel`, { message: null }));
}

async function block({ client, contended, random }: Turn): Promise<number> {
  const path = `/api/listings/${contended.listing.id}/disabled-booking-periods`;
  const dates = datesOf(drawRange(random, 3));
  return insisted(() => client.post(path, { dates }));
}

async function unblock({ client, contended, random }: Turn): Promise<number> {
  const path = `/api/listings/${contended.listing.id}/disabled-booking-periods/bulk-delete`;
  const dates = datesOf(drawRange(random, 6));
  return insisted(() => client.post(path, { dates }));
}

const url = 'https://kalender.test/a.ics';

/** What the worker does once it has read a linked calendar. */
async function importCalendar({ contended, random }: Turn): Promise<number> {
  const place = { listingId: contended.listing.id, source: 'airbnb' as const };
  const startedAt = new Date();
  const link = [{ ...place, url, lastAttemptAt: startedAt }];
  await prisma().calendarFeed.createMany({ data: link, skipDuplicates: true });
  const feed = await prisma().calendarFeed.findFirst({ where: place, select: { id: true } });
  // Already removed again.
  if (!feed) return 404;
  const ranges = [drawRange(random, 4), drawRange(random, 2)].map((range) => ({
    ...range,
    summary: 'Reserved',
  }));
  const contents = { ranges, events: 2, cancelled: 0, free: 0, outside: 0, skipped: 0, unknownZones: [] };
  const outcome = { kind: 'read' as const, contents, contentHash: '', etag: null, lastModified: null };
  await recordReading(feed.id, { url, startedAt, outcome });
  return 200;
}

async function unlink({ client, contended }: Turn): Promise<number> {
  return insisted(() => client.post(`/api/listings/${contended.listing.id}/air-bnb-url`, { url: null }));
}

export const ways = { approve, cancel, block, unblock, importCalendar, unlink };
type Way = keyof typeof ways;
/** As often as needed; removing a link is rare. */
const drawn: readonly Way[] = [
  'approve',
  'approve',
  'approve',
  'cancel',
  'cancel',
  'block',
  'block',
  'unblock',
  'unblock',
  'importCalendar',
  'unlink',
];

export interface Contention {
  /** Counts by way and status. */
  answers: Record<string, number>;
  /** Pairs of our own stays and blocks found to share a night. */
  overlaps: Set<string>;
  /** Approved requests without their nights, and nights of requests that are not approved. */
  astray: number;
}

/** The status that a call would return for this error. */
const statusOf = (error: unknown) => toDomainError(error)?.status ?? 500;

async function findOverlaps(): Promise<string[]> {
  const rows = await prisma().$queryRaw<{ pair: string }[]>`
    SELECT a.uid || ' ' || b.uid AS pair FROM occupancies a JOIN occupancies b ON a.listing_id = b.listing_id
      AND a.id < b.id AND a.start_date < b.end_date AND b.start_date < a.end_date
    WHERE a.source IN ('internal', 'blocked') AND b.source IN ('internal', 'blocked')`;
  return rows.map(({ pair }) => pair);
}

async function countAstray(): Promise<number> {
  const [row] = await prisma().$queryRaw<[{ n: bigint }]>`
    SELECT count(*) AS n FROM booking_requests r LEFT JOIN occupancies o ON o.booking_request_id = r.id
    WHERE (r.status = 'approved') <> (o.id IS NOT NULL)`;
  return Number(row.n);
}

async function makeContendedListing(userId: number, random: Random): Promise<ContendedListing> {
  const listing = await makeListing({ userId });
  const requests: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const { start, end } = drawRange(random, 5);
    const dates = { startDate: dayToUtcDate(start), endDate: dayToUtcDate(end), modifiedAt: new Date() };
    // A different mailbox each time, since one may only get so many mails an hour.
    const email = `gast-${listing.id}-${n}@kustverblijf.test`;
    requests.push((await makeBookingRequest({ listingId: listing.id, email, ...dates })).id);
  }
  return { listing, requests };
}

/** Lets sixteen clients of one landlord make this many attempts together. */
export async function contend(seed: string, attempts: number): Promise<Contention> {
  const owner = await makeUser();
  const listings: ContendedListing[] = [];
  for (let n = 0; n < LISTINGS; n += 1)
    listings.push(await makeContendedListing(owner.id, new Random(`${seed}/home/${n}`)));
  const seen: Contention = { answers: {}, overlaps: new Set(), astray: 0 };
  let left = attempts;
  const run = async (number: number) => {
    const client = await signedIn(owner);
    const random = new Random(`${seed}/client/${number}`);
    while (left > 0) {
      left -= 1;
      const isCheck = left % CHECK_EVERY === 0;
      const way = random.pick(drawn);
      const status = await ways[way]({ client, contended: random.pick(listings), random }).catch(statusOf);
      seen.answers[`${way} ${status}`] = (seen.answers[`${way} ${status}`] ?? 0) + 1;
      if (isCheck) for (const pair of await findOverlaps()) seen.overlaps.add(pair);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => run(number)));
  for (const pair of await findOverlaps()) seen.overlaps.add(pair);
  return { ...seen, astray: await countAstray() };
}
