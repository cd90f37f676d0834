import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { connected } from '@/scripts/postgres/connection';
import { anonymiseGuests } from '@/server/booking-requests/anonymise-guests';
import { anonymiseSenders } from '@/server/contact-requests/anonymise-senders';
import { personalColumns } from '@/tests/schema/personal-columns';
import type { Told } from '@/tests/schema/personal-columns';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { testDatabaseUrl, truncateAll } from '@/tests/support/database';
import { dumpDatabase } from '@/tests/support/dump';
import { signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

const inDatabase = <T extends object>(text: string) =>
  connected(testDatabaseUrl, async (client) => (await client.query<T>(text)).rows);

/** 'booking_requests.first_name' */
async function wordyColumns(): Promise<string[]> {
  const rows = await inDatabase<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
       AND udt_name IN ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', '_varchar', '_citext')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

const declared = (told?: Told) =>
  Object.entries(personalColumns).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, one]) =>
      told === undefined || one === told ? [{ table, column }] : [],
    ),
  );

const trace = 'ZichtbaarSpoor';
const guestTables = [...new Set(declared('guest').map(({ table }) => table))];

/** A row of every table that tells of guests, with the trace in each column that does. */
async function leaveTraces(day: Day) {
  const endDate = dayToUtcDate(day);
  await makeBookingRequest({ startDate: dayToUtcDate(addDays(day, -2)), endDate });
  await makeContactRequest({ createdAt: endDate });
  for (const table of guestTables) {
    const columns = declared('guest').filter((one) => one.table === table && one.column !== 'email');
    const traced = columns.map(({ column }) => `${column} = '${trace}'`).join(', ');
    await inDatabase(`UPDATE ${table} SET ${traced}, email = '${trace}@kustverblijf.test'`);
  }
}

/** The tables in which it still stands. */
async function tracedTables(): Promise<string[]> {
  const lines = (await dumpDatabase()).split('\n').filter((line) => line.includes(trace));
  return [...new Set(lines.map((line) => line.split(' ', 1)[0] ?? ''))].toSorted();
}

describe('every column that may tell of a person', () => {
  it('is declared', async () => {
    expect(
      declared()
        .map(({ table, column }) => `${table}.${column}`)
        .toSorted(),
    ).toEqual(await wordyColumns());
  });

  it('tells nothing of a guest after 24 months', async () => {
    await leaveTraces('2020-05-04');
    expect(await tracedTables()).toEqual(guestTables.map((table) => `public.${table}`));
    await Promise.all([anonymiseGuests(), anonymiseSenders()]);
    expect(await tracedTables()).toEqual([]);
  });

  it('tells nothing of a guest who was erased', async () => {
    await leaveTraces('2026-01-04');
    const { client } = await signedInAdmin();
    const body = { email: `${trace}@kustverblijf.test`, reason: 'Gevraagd' };
    expect((await client.post('/api/personal-data/erase', body)).status).toBe(200);
    expect(await tracedTables()).toEqual([]);
  });
});
