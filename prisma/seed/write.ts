/** Writes the demo world in a single transaction. */
import { addDays, dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { lockCalendars } from '@/server/lock-order';
import type { Prisma } from '@/prisma/generated/client';
import { insertRows } from './insert-rows';
import type { World } from './world';

/** Set when filling an empty database begins, and by the seed at the end. */
export const STARTED_MARK = 'demo_started';
export const SEEDED_MARK = 'demo_seeded';

const VIEW_DAYS = 40;
/** An arbitrary number that no other advisory lock uses. */
const SEED_LOCK = 7_340_211;

export interface Rows extends World {
  readonly pictures: Prisma.ListingPictureCreateManyInput[];
  readonly newsImages: readonly string[];
  /** By user id. */
  readonly passwordHashes: ReadonlyMap<number, string>;
}

export const isSeeded = async (db: Tx): Promise<boolean> =>
  (await db.appSetting.count({ where: { key: SEEDED_MARK } })) > 0;

/** @throws Error if the database has users or listings that do not come from an interrupted seed */
export async function demandRoom(db: Tx): Promise<void> {
  const isStarted = (await db.appSetting.count({ where: { key: STARTED_MARK } })) > 0;
  if (!isStarted && (await db.user.count()) + (await db.listing.count()) > 0)
    throw new Error('This database holds data of its own; the demo world goes into an empty one.');
}

async function makeRoom(tx: Tx): Promise<void> {
  await demandRoom(tx);
  const listings = await tx.listing.findMany({ select: { id: true } });
  await lockCalendars(
    tx,
    listings.map(({ id }) => id),
  );
  await tx.searchAlert.deleteMany();
  await tx.bookingRequest.deleteMany();
  await tx.subscription.deleteMany();
  await tx.creditNote.deleteMany();
  await tx.order.deleteMany();
  await tx.listing.deleteMany();
  await tx.deletedListing.deleteMany();
  await tx.newsArticle.deleteMany();
  await tx.inboxThread.deleteMany();
  await tx.inboxText.deleteMany();
  await tx.notice.deleteMany();
  await tx.auditLog.deleteMany();
  await tx.user.deleteMany();
  await tx.lodgingRegisterRecord.deleteMany({ where: { isDemo: true } });
}

async function writePeopleAndListings(tx: Tx, rows: Rows): Promise<void> {
  const { users, passwordHashes } = rows;
  await insertRows(
    tx,
    'users',
    users.map((user) => ({ ...user, passwordHash: passwordHashes.get(user.id) ?? null })),
  );
  await insertRows(tx, 'payment_accounts', rows.accounts);
  await insertRows(tx, 'lodging_register', rows.register, 'ON CONFLICT DO NOTHING');
  await insertRows(tx, 'listings', rows.listings);
  await writeOnlineSpans(tx);
  await insertRows(tx, 'listing_settings', rows.settings);
  await insertRows(tx, 'listing_rooms', rows.rooms);
  await insertRows(tx, 'listing_beds', rows.beds);
  await insertRows(tx, 'listing_translations', rows.translations);
  await insertRows(tx, 'listing_seasons', rows.seasons);
  await insertRows(tx, 'listing_costs', rows.costs);
  await insertRows(tx, 'listing_length_discounts', rows.lengthDiscounts);
  await insertRows(tx, 'listing_payment_terms', rows.paymentTerms);
  await insertRows(tx, 'listing_managers', rows.managers);
  await insertRows(tx, 'listing_pictures', rows.pictures);
  await insertRows(
    tx,
    'news_articles',
    rows.news.map((article, index) => ({ ...article, imageKey: rows.newsImages[index] ?? null })),
  );
}

/** When each listing was online: since it was published, not since it was written here. */
async function writeOnlineSpans(tx: Tx): Promise<void> {
  await tx.onlineSpan.deleteMany();
  await tx.$executeRaw`
    INSERT INTO online_spans (id, listing_id, since, until) OVERRIDING SYSTEM VALUE
    SELECT row_number() OVER (ORDER BY id), id, first_published_at,
      CASE WHEN approved_at IS NULL OR disabled_at IS NOT NULL
        THEN greatest(disabled_at, first_published_at) END
    FROM listings WHERE first_published_at IS NOT NULL`;
}

async function writeCalendars(tx: Tx, rows: Rows): Promise<void> {
  await insertRows(tx, 'booking_requests', rows.requests);
  await insertRows(tx, 'booking_requests', rows.ownBookings);
  const references = rows.paymentRequests.map(({ reference }) => ({ reference }));
  await insertRows(tx, 'payment_references', references, 'ON CONFLICT DO NOTHING');
  await insertRows(tx, 'payment_requests', rows.paymentRequests);
  await insertRows(tx, 'payment_reminders', rows.paymentReminders);
  await insertRows(tx, 'booking_payments', rows.payments);
  await insertRows(tx, 'reviews', rows.reviews);
  await insertRows(tx, 'review_reports', rows.reports);
  await insertRows(tx, 'contact_requests', rows.contacts);
  await insertRows(tx, 'messages', rows.messages);
  await insertRows(tx, 'calendar_feeds', rows.feeds);
  await lockCalendars(
    tx,
    rows.listings.map(({ id }) => id),
  );
  await insertRows(tx, 'occupancies', rows.occupancies);
  await insertRows(tx, 'custom_listing_prices', rows.rates);
  await insertRows(tx, 'listing_logs', rows.logs);
}

/** The admins' notices, inbox, log, notes and decisions. */
async function writeDesk(tx: Tx, rows: Rows): Promise<void> {
  await insertRows(tx, 'inbox_threads', rows.inboxThreads);
  await insertRows(tx, 'inbox_messages', rows.inboxMessages);
  await insertRows(tx, 'inbox_texts', rows.inboxTexts);
  await insertRows(tx, 'notices', rows.notices);
  await insertRows(tx, 'admin_decisions', rows.statements);
  await insertRows(tx, 'staff_notes', rows.staffNotes);
  await insertRows(tx, 'audit_logs', rows.auditLogs);
}

/** Nobody is alerted about what already existed, which is the demo world itself. */
async function writeAlerts(tx: Tx, { alerts }: Rows): Promise<void> {
  const [{ snapshot } = { snapshot: '' }] = await tx.$queryRaw<{ snapshot: string }[]>`
    SELECT pg_current_snapshot()::text AS snapshot`;
  const seen = alerts.map((row) => ({ ...row, confirmedSnapshot: row.confirmedAt ? snapshot : null }));
  await insertRows(tx, 'search_alerts', seen);
  await tx.opening.deleteMany();
}

/** Page views of the last weeks; for past days only their number per day is stored. */
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
  'online_spans',
  'listing_managers',
  'listing_seasons',
  'booking_requests',
  'booking_payments',
  'payment_requests',
  'reviews',
  'review_reports',
  'contact_requests',
  'messages',
  'calendar_feeds',
  'occupancies',
  'search_alerts',
  'listing_logs',
  'news_articles',
  'inbox_threads',
  'inbox_messages',
  'inbox_texts',
  'notices',
  'admin_decisions',
  'staff_notes',
  'audit_logs',
];

/** The rows were inserted with their ids, so the sequences have to continue after them. */
async function moveSequences(tx: Tx): Promise<void> {
  for (const table of numbered) {
    await tx.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`,
    );
  }
}

/**
 * Replaces what an interrupted seed left behind, and sets the mark. Returns false if the world already existed.
 * @throws Error if the database contains other data
 */
export function writeWorld(rows: Rows): Promise<boolean> {
  return prisma().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
      if (await isSeeded(tx)) return false;
      await makeRoom(tx);
      await writePeopleAndListings(tx, rows);
      await writeCalendars(tx, rows);
      await writeDesk(tx, rows);
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
