/**
 * Some migrations were rewritten after databases had run them
 * (docs/decisions/2026-11-29-migrations-nobody-waits-for.md). `former-texts` holds their former SQL: a database made
 * with it is migrated without a warning or a changed row, and both versions make the same of an older database.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations, migrationNames } from '@/scripts/postgres/migrations';
import { copyDatabase } from '@/scripts/testing/copy-database';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeSeason } from '@/tests/factories/season';
import { testDatabaseUrl } from '@/tests/support/database';
import { fillOlderWorld } from '@/tools/upgrade/older-world';
import { differences, sumsOf } from '@/tools/upgrade/sums';
import { dropDatabase, keepSnapshots } from '@/tools/upgrade/world';

const texts = 'tests/postgres/former-texts';
const rewritten = new Set(fs.readdirSync(texts).map((file) => path.basename(file, '.sql')));
/** New migrations that run before or after the rewritten ones. */
const added = [
  '20261124235900_conversation_columns',
  '20261125105900_review_column',
  '20261129150050_way_in_column',
  '20261129236410_homes_checked',
];
const formerNames = migrationNames().filter((name) => !added.includes(name));

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-former-'));
const folder = path.join(root, 'migrations');
const urlOf = (name: string) => withDatabase(testDatabaseUrl, `kust_${name}_${process.pid}`);
const [formerUrl, newUrl] = [urlOf('former'), urlOf('rewritten')];

beforeAll(async () => {
  for (const name of formerNames) {
    const text = rewritten.has(name) ? `${texts}/${name}.sql` : `prisma/migrations/${name}/migration.sql`;
    fs.mkdirSync(path.join(folder, name), { recursive: true });
    fs.copyFileSync(text, path.join(folder, name, 'migration.sql'));
  }
  await fillToday();
});
afterAll(async () => {
  for (const url of [formerUrl, newUrl]) await dropDatabase(url);
  fs.rmSync(root, { recursive: true, force: true });
});

/** One line per column (in order), constraint, index, trigger, function and enum. */
const schemaQuery = `
  SELECT format('%s %s %s %s %s', c.oid::regclass, lpad(row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum)::text, 3, '0'), a.attname,
      format_type(a.atttypid, a.atttypmod), concat_ws(' ', a.attnotnull, pg_get_expr(d.adbin, d.adrelid))) AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (c.oid, a.attnum)
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'S')
  UNION ALL SELECT format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT format('%s %s', t.oid::regtype, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder))
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.oid
  ORDER BY 1`;

const ask = <Row extends pg.QueryResultRow>(url: string, query: string) =>
  connected(url, async (client) => (await client.query<Row>(query)).rows);

const schemaOf = async (url: string) =>
  (await ask<{ line: string }>(url, schemaQuery)).map(({ line }) => line);

async function everySum(url: string) {
  const tables = await ask<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  return sumsOf(
    url,
    tables.map(({ name }) => name),
  );
}

/** Requests in every state, past and future stays, and a listing with a season and a snapshot. */
async function fillToday(): Promise<void> {
  const listing = await makeListing({ displayHomeAddress: true });
  await makeSeason({ listingId: listing.id });
  await keepSnapshots(testDatabaseUrl);
  const days = (start: string, end: string) => ({
    startDate: new Date(`${start}T00:00:00Z`),
    endDate: new Date(`${end}T00:00:00Z`),
  });
  const listingId = listing.id;
  await makeApprovedStay({ listingId, ...days('2026-02-02', '2026-02-05') });
  await makeApprovedStay({ listingId, ...days('2027-02-02', '2027-02-05') });
  await makeBookingRequest({ listingId });
  await makeBookingRequest({ listingId, status: 'declined', reply: 'Volzet.' });
  await makeBookingRequest({ listingId, status: 'canceled' });
  await makeContactRequest({ listingId });
}

/** Makes two copies of a filled database in which the migrations up to `last` have run. */
async function makeOlder(last: string): Promise<void> {
  for (const url of [formerUrl, newUrl]) await dropDatabase(url);
  await applyMigrations(formerUrl, { folder, only: new Set(formerNames.filter((name) => name <= last)) });
  await fillOlderWorld(testDatabaseUrl, formerUrl);
  await keepSnapshots(formerUrl);
  await copyDatabase(formerUrl, new URL(newUrl).pathname.slice(1));
}

/** Which rows have a value in the columns whose values are random or depend on the time. */
const filledQuery = `
  SELECT id, code IS NULL AS without_code, review_asked_at IS NULL AS unasked FROM booking_requests
  UNION ALL SELECT -id, code IS NULL, NULL FROM contact_requests ORDER BY 1`;
const byChance = ['booking_requests.code', 'booking_requests.review_asked_at', 'contact_requests.code'];

const lastBefore = (name: string) => formerNames[formerNames.indexOf(name) - 1] ?? '';

it.each(['20261125100000_conversations', '20261129020000_landlord_in_public'].map(lastBefore))(
  'the former texts and the new ones make the same of a database up to %s',
  async (last) => {
    await makeOlder(last);
    const warnings: string[] = [];
    const warn = (line: string) => warnings.push(line);

    expect(await applyMigrations(formerUrl, { folder, warn })).toEqual(
      formerNames.filter((name) => name > last),
    );
    expect(await applyMigrations(newUrl, { warn })).toEqual(
      migrationNames().filter((name) => name > last || added.includes(name)),
    );
    const former = await everySum(formerUrl);
    expect(former.booking_requests?.rows).toBe(5);
    expect(former.listing_snapshots?.rows).toBe(1);
    const differing = differences(former, await everySum(newUrl)).filter(
      (place) => !place.startsWith('changes'),
    );
    expect(byChance).toEqual(expect.arrayContaining(differing));
    expect(await ask(newUrl, filledQuery)).toEqual(await ask(formerUrl, filledQuery));

    // The database made with the former SQL is migrated.
    expect(await applyMigrations(formerUrl, { warn })).toEqual(added);
    expect(warnings).toEqual([]);
    expect(differences(former, await everySum(formerUrl))).toEqual([]);
    expect(await schemaOf(formerUrl)).toEqual(await schemaOf(newUrl));
  },
);
