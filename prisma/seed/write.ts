/** Writes the demo world in one transaction: all of it is there, or nothing. */
import { addDays, dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { lockCalendars } from '@/server/lock-order';
import type { Prisma } from '@/prisma/generated/client';
import type { World } from './world';

/** Set by whoever begins to fill an empty database, and by the seed at the end. */
export const STARTED_MARK = 'demo_started';
export const SEEDED_MARK = 'demo_seeded';

const VIEW_DAYS = 40;
/** Any number that no other part of the program locks. */
const SEED_LOCK = 7_340_211;

export interface Rows extends World {
  readonly pictures: Prisma.ListingPictureCreateManyInput[];
  readonly newsImages: readonly string[];
  /** By user id. */
  readonly passwordHashes: ReadonlyMap<number, string>;
}

export const isSeeded = async (db: Tx): Promise<boolean> =>
  (await db.appSetting.count({ where: { key: SEEDED_MARK } })) > 0;

/** @throws Error when the database holds people or listings that are not of a seed that was cut short */
export async function demandRoom(db: Tx): Promise<void> {
  const isStarted = (await db.appSetting.count({ where: { key: STARTED_MARK } })) > 0;
  if (!isStarted && (await db.user.count()) + (await db.listing.count()) > 0)
    throw new Error('This database holds data of its own; the demo world goes into an empty one.');
}

async function makeRoom(tx: Tx): Promise<void> {
  await demandRoom(tx);
  const homes = await tx.listing.findMany({ select: { id: true } });
  await lockCalendars(
    tx,
    homes.map(({ id }) => id),
  );
  await tx.searchAlert.deleteMany();
  await tx.bookingRequest.deleteMany();
  await tx.subscription.deleteMany();
  await tx.creditNote.deleteMany();
  await tx.order.deleteMany();
  await tx.listing.deleteMany();
  await tx.deletedListing.deleteMany();
  await tx.newsArticle.deleteMany();
  await tx.user.deleteMany();
  await tx.lodgingRegisterRecord.deleteMany({ where: { isDemo: true } });
}

/** Few enough rows at a time that the driver makes one statement of them. */
const AT_ONCE = 300;

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_ONCE) await write(rows.slice(first, first + AT_ONCE));
}

async function writePeopleAndHomes(tx: Tx, rows: Rows): Promise<void> {
  const { users, passwordHashes } = rows;
  await tx.user.createMany({
    data: users.map((user) => ({ ...user, passwordHash: passwordHashes.get(user.id) ?? null })),
  });
  await inParts(rows.register, (data) => tx.lodgingRegisterRecord.createMany({ data, skipDuplicates: true }));
  await inParts(rows.listings, (data) => tx.listing.createMany({ data }));
  await inParts(rows.settings, (data) => tx.listingSetting.createMany({ data }));
  await inParts(rows.rooms, (data) => tx.listingRoom.createMany({ data }));
  await inParts(rows.beds, (data) => tx.listingBed.createMany({ data }));
  await inParts(rows.seasons, (data) => tx.listingSeason.createMany({ data }));
  await inParts(rows.costs, (data) => tx.listingCost.createMany({ data }));
  await tx.listingLengthDiscount.createMany({ data: rows.lengthDiscounts });
  await tx.listingManager.createMany({ data: rows.managers });
  await inParts(rows.pictures, (data) => tx.listingPicture.createMany({ data }));
  await tx.newsArticle.createMany({
    data: rows.news.map((article, index) => ({ ...article, imageKey: rows.newsImages[index] ?? null })),
  });
}

async function writeCalendars(tx: Tx, rows: Rows): Promise<void> {
  await inParts(rows.requests, (data) => tx.bookingRequest.createMany({ data }));
  await tx.bookingRequest.createMany({ data: rows.ownBookings });
  await inParts(rows.payments, (data) => tx.bookingPayment.createMany({ data }));
  await inParts(rows.reviews, (data) => tx.review.createMany({ data }));
  await tx.reviewReport.createMany({ data: rows.reports });
  await inParts(rows.contacts, (data) => tx.contactRequest.createMany({ data }));
  await inParts(rows.messages, (data) => tx.message.createMany({ data }));
  await tx.calendarFeed.createMany({ data: rows.feeds });
  await lockCalendars(
    tx,
    rows.listings.map(({ id }) => id),
  );
  await inParts(rows.occupancies, (data) => tx.occupancy.createMany({ data }));
  await inParts(rows.rates, (data) => tx.customListingPrice.createMany({ data }));
  await inParts(rows.logs, (data) => tx.listingLog.createMany({ data }));
}

/** Nobody is told of what was there before: of the demo world itself. */
async function writeAlerts(tx: Tx, { alerts }: Rows): Promise<void> {
  const [{ snapshot } = { snapshot: '' }] = await tx.$queryRaw<{ snapshot: string }[]>`
    SELECT pg_current_snapshot()::text AS snapshot`;
  const data = alerts.map((row) => ({ ...row, confirmedSnapshot: row.confirmedAt ? snapshot : null }));
  await tx.searchAlert.createMany({ data });
  await tx.opening.deleteMany();
}

/** Looks of the last weeks: their number a day is all that is kept of days that are over. */
async function writeViews(tx: Tx, visitors: World['visitors'], today: Day): Promise<void> {
  const ids = visitors.map(({ listingId }) => listingId);
  const most = visitors.map(({ mostADay }) => mostADay);
  await tx.$executeRaw`
    INSERT INTO listing_view_days (listing_id, day, views)
    SELECT listing_id, first_day + n, 1 + (listing_id * 7 + n * 13) % most_a_day
    FROM unnest(${ids}::int[], ${most}::int[]) AS homes (listing_id, most_a_day),
      (SELECT ${dayToUtcDate(addDays(today, -VIEW_DAYS))}::date AS first_day) AS start,
      generate_series(0, ${VIEW_DAYS - 1}::int) AS n`;
}

const numbered = [
  'users',
  'listings',
  'listing_managers',
  'listing_seasons',
  'booking_requests',
  'booking_payments',
  'reviews',
  'review_reports',
  'contact_requests',
  'messages',
  'calendar_feeds',
  'occupancies',
  'search_alerts',
  'listing_logs',
  'news_articles',
];

/** The rows came with their ids: the next one must be new. */
async function moveSequences(tx: Tx): Promise<void> {
  for (const table of numbered) {
    await tx.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`,
    );
  }
}

/**
 * Replaces what a seed that was cut short left behind, and sets the mark. False when the world was there already.
 * @throws Error when the database holds data of its own
 */
export function writeWorld(rows: Rows): Promise<boolean> {
  return prisma().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
      if (await isSeeded(tx)) return false;
      await makeRoom(tx);
      await writePeopleAndHomes(tx, rows);
      await writeCalendars(tx, rows);
      await writeViews(tx, rows.visitors, rows.today);
      await writeAlerts(tx, rows);
      await moveSequences(tx);
      const marks = [STARTED_MARK, SEEDED_MARK].map((key) => ({ key, value: true }));
      await tx.appSetting.createMany({ data: marks, skipDuplicates: true });
      return true;
    },
    { maxWait: 30_000, timeout: 180_000 },
  );
}
