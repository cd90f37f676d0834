import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { seedDemo } from '@/prisma/seed/demo';
import { DEMO_PASSWORD } from '@/prisma/seed/people';
import { storePictures } from '@/prisma/seed/store-pictures';
import type { StorePictures } from '@/prisma/seed/store-pictures';
import { SEEDED_MARK, STARTED_MARK } from '@/prisma/seed/write';
import { hashPassword, verifyPassword } from '@/server/auth/passwords';
import { pool, prisma } from '@/server/db';
import { remindOfPayments } from '@/server/features/payments/remind-of-payments';
import { askSearchAlerts } from '@/server/features/search-alerts/ask-search-alerts';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeUser } from '@/tests/factories/user';
import { truncateAll } from '@/tests/support/database';

const today = todayIn();

const noPictures: StorePictures = () => Promise.resolve();

/** Without the slow parts: no picture is stored by default, and one password hash serves all. */
async function seed(store = noPictures): Promise<string[]> {
  const lines: string[] = [];
  const hash = hashPassword(DEMO_PASSWORD);
  await seedDemo({ today, storePictures: store, hashPassword: () => hash, say: (line) => lines.push(line) });
  return lines;
}

/** Everything written, except salted passwords and what the database itself counts or timestamps. */
async function digest(): Promise<Record<string, string>> {
  const tables = await pool().query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
     AND tablename NOT IN ('_prisma_migrations', 'changes', 'app_settings')`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool().query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'password_hash' ${ownTimes(name)})::text AS row FROM "${name}" t ORDER BY 1`,
    );
    digests[name] = `${rows.length} ${createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex')}`;
  }
  return digests;
}

/** The timestamps of photos and of a listing's views are not part of the demo world. */
const timed: Readonly<Record<string, string>> = {
  listing_pictures: `- 'created_at'`,
  listing_snapshots: `- 'seen_at'`,
  search_alerts: `- 'confirmed_snapshot'`,
};
const ownTimes = (table: string) => timed[table] ?? '';

const mark = (key: string) => prisma().appSetting.count({ where: { key } });

// The machine may be busy with other suites.
describe('the demo seed', { timeout: 180_000 }, () => {
  let first: Record<string, string>;

  beforeAll(async () => {
    await seed(storePictures);
    first = await digest();
  }, 180_000);

  it('writes the whole world and sets its mark', async () => {
    expect(first.listings).toMatch(/^243 /);
    expect(first.lodging_register).toMatch(/^500 /);
    expect(first.news_articles).toMatch(/^3 /);
    expect(first.search_alerts).toMatch(/^40 /);
    expect(await mark(SEEDED_MARK)).toBe(1);
  });

  it('has an original in the photo storage for every photo', async () => {
    const listings = await prisma().listingPicture.findMany({ select: { storageKey: true } });
    const news = await prisma().newsArticle.findMany({ select: { imageKey: true } });
    const keys = new Set([...listings.map((row) => row.storageKey), ...news.map((row) => row.imageKey)]);
    expect(keys.size).toBeGreaterThan(700);
    const missing: unknown[] = [];
    for (const key of keys) if (key === null || !(await getPhotoStorage().exists(key))) missing.push(key);
    expect(missing).toEqual([]);
  });

  it.each(['verhuurder', 'verhuurder2', 'beheerder', 'admin'])('lets %s sign in', async (name) => {
    const user = await prisma().user.findUniqueOrThrow({ where: { email: `${name}@kustverblijf.test` } });
    expect(await verifyPassword(DEMO_PASSWORD, user.passwordHash)).toBe(true);
    expect(user.emailVerifiedAt).not.toBeNull();
  });

  it('counts visitors on every one of the last 40 days and on no other', async () => {
    const { rows } = await pool().query<{ days: number; last: string; most: number }>(
      `SELECT count(DISTINCT day)::int AS days, max(day)::text AS last, max(n)::int AS most
       FROM (SELECT day, listing_id, views AS n FROM listing_view_days) AS views`,
    );
    expect(rows[0]?.days).toBe(40);
    expect(rows[0]?.last).toBe(addDays(today, -1));
    expect(rows[0]?.most).toBeLessThan(10);
  });

  it('reminds nobody of payments that were due before', async () => {
    const noon = new Date(`${today}T11:00:00Z`);
    expect(await prisma().paymentReminder.count()).toBeGreaterThan(3);
    expect(await remindOfPayments(noon)).toBe(0);
  });

  it('triggers no alert for what existed before', async () => {
    await askSearchAlerts();
    expect(await prisma().outgoingMail.count()).toBe(0);
    expect(await prisma().searchAlert.count({ where: { confirmedAt: { not: null }, endedAt: null } })).toBe(
      30,
    );
  });

  it('does nothing if it is already done', async () => {
    expect(await seed(() => Promise.reject(new Error('stored again')))).toEqual([
      'The demo world is there already.',
    ]);
  });

  it('lets new rows continue the ids of the seeded ones', async () => {
    await expect(makeBookingRequest()).resolves.toMatchObject({ status: 'pending' });
  });

  it('creates the same world again after an interruption, whatever was left, even when two start at once', async () => {
    await truncateAll();
    await expect(seed(() => Promise.reject(new Error('cut short')))).rejects.toThrow('cut short');
    await prisma().appSetting.create({ data: { key: STARTED_MARK, value: true } });
    await makeBookingRequest();
    await prisma().lodgingRegisterRecord.create({
      data: { number: '900001', municipality: 'x', isDemo: true },
    });
    await Promise.all([seed(), seed()]);
    expect(await digest()).toEqual(first);
  });

  it('marks every approved listing as reviewed, including photos', async () => {
    const listings = await prisma().listing.count({ where: { approvedAt: { not: null } } });
    expect(await prisma().listingSnapshot.count({ where: { changedAt: null } })).toBe(listings);
  });

  it('leaves a database alone that somebody started to fill', async () => {
    await truncateAll();
    await makeUser();
    await expect(seed()).rejects.toThrow('data of its own');
    expect(await prisma().listing.count()).toBe(0);
    expect(await mark(SEEDED_MARK)).toBe(0);
  });
});
