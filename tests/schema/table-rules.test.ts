/** Every table has a rule, and each rule matches the database. */
import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { connected } from '@/scripts/postgres/connection';
import { prisma, transaction } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { lockCalendars } from '@/server/lock-order';
import { tableRules } from '@/server/features/personal-data/table-rules';
import type { TableRule } from '@/server/features/personal-data/table-rule';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { testDatabaseUrl, truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const rules = new Map<string, TableRule>(Object.entries(tableRules));

const ask = <T extends object>(text: string) =>
  connected(testDatabaseUrl, async (client) => (await client.query<T>(text)).rows);

interface Reference {
  table: string;
  column: string;
  target: string;
  action: string;
}

/** Foreign keys of one column, with the action on deleting the referenced row: c cascade, n null, r restrict. */
const references = () =>
  ask<Reference>(
    `SELECT k.conrelid::regclass::text AS table, a.attname AS column, k.confrelid::regclass::text AS target,
       k.confdeltype AS action
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  );

describe('the rules of tables', () => {
  it('exist for every table, and for no other', async () => {
    const rows = await ask<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    );
    expect([...rules.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('are in the rule book', () => {
    const text = fs.readFileSync('docs/rules/personal-data.md', 'utf8');
    expect([...rules.keys()].filter((table) => !text.includes(`\`${table}\``))).toEqual([]);
  });

  it('leave to a parent only what is deleted with its row', async () => {
    const cascading = new Set(
      (await references()).filter(({ action }) => action === 'c').map(({ table }) => table),
    );
    const left = [...rules].filter(([, { retention }]) => retention === 'parent').map(([table]) => table);
    expect(left.filter((table) => !cascading.has(table))).toEqual([]);
  });

  it('say of every table that refers to an account what becomes of it', async () => {
    const naming = (await references()).filter(({ target }) => target === 'users').map(({ table }) => table);
    expect([...new Set(naming)].filter((table) => !rules.get(table)?.account)).toEqual([]);
  });
});

/** The columns that refer to an account, by table, in which this one still occurs. */
async function tablesNaming(userId: number): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of (await references()).filter(({ target }) => target === 'users')) {
    const rows = await ask<object>(`SELECT 1 FROM ${table} WHERE ${column} = ${userId}`);
    if (rows.length > 0) found.push(table);
  }
  return [...new Set(found)].toSorted();
}

describe('a deleted account whose invoices are kept', () => {
  it('is only referred to by those, and by the audit log', async () => {
    const { id: userId } = await makeUser();
    const { id: listingId } = await makeListing();
    await makeOrder({ userId });
    await prisma().replyTemplate.create({ data: { userId, name: 'IBAN', body: 'BE68 5390 0754 7034' } });
    await prisma().landlordFacts.create({ data: { userId, sinceYear: 2020, requests: 3, answered: 2 } });
    await prisma().listingLog.create({
      data: { userId, listingId, type: 'custom_listing_price', newValues: [] },
    });
    await prisma().newsArticle.create({ data: { title: 'Nieuws', content: '<p>x</p>', authorId: userId } });
    await prisma().freePeriod.create({ data: { listingId, grantedById: userId } });
    expect(await tablesNaming(userId)).toContain('reply_templates');
    const admin = await signedIn(await makeAdmin());
    expect((await admin.delete(`/api/users/${userId}`, { message: 'Gevraagd' })).status).toBe(204);
    expect(await tablesNaming(userId)).toEqual(['orders']);
  });
});

const now = new Date();
const monthsAgo = (months: number) => dayToUtcDate(addMonths(todayIn(undefined, now), -months));

describe('the hourly clean-up', () => {
  it('keeps of a listing’s log what is shown, and of the rest two years and 1,000 changes', async () => {
    const { id: listingId } = await makeListing();
    const { id: quiet } = await makeListing();
    const rows = (of: number, count: number, createdAt: Date) =>
      Array.from({ length: count }, (_, n) => ({
        listingId: of,
        type: 'custom_listing_price',
        newValues: [{ valid_at: '2026-01-01', until: '2026-01-02', price: n }],
        createdAt,
      }));
    await prisma().listingLog.createMany({
      data: [...rows(listingId, 1010, now), ...rows(quiet, 100, monthsAgo(30)), ...rows(quiet, 5, now)],
    });
    await cleanUp(now, 7);
    const count = (of: number) => prisma().listingLog.count({ where: { listingId: of } });
    expect([await count(listingId), await count(quiet)]).toEqual([1000, 70]);
  });

  it('deletes audit entries, blocks and Stripe events after their retention period', async () => {
    const { id: listingId } = await makeListing();
    for (const createdAt of [monthsAgo(25), monthsAgo(23)])
      await prisma().auditLog.create({ data: { action: 'user.suspend', subjectType: 'user', createdAt } });
    for (const months of [30, 20]) {
      const [startDate, endDate] = [monthsAgo(months + 1), monthsAgo(months)];
      await transaction(async (tx) => {
        await lockCalendars(tx, [listingId]);
        await tx.occupancy.create({ data: { listingId, source: 'blocked', startDate, endDate } });
      });
    }
    const old = { type: 'invoice.paid', createdAt: monthsAgo(5), receivedAt: monthsAgo(5) };
    await prisma().stripeEvent.createMany({
      data: [
        { id: 'evt_1', ...old, processedAt: monthsAgo(5) },
        { id: 'evt_2', ...old },
      ],
    });
    await cleanUp(now);
    expect(await prisma().auditLog.findMany({ select: { createdAt: true } })).toEqual([
      { createdAt: monthsAgo(23) },
    ]);
    expect(await prisma().occupancy.findMany({ select: { endDate: true } })).toEqual([
      { endDate: monthsAgo(20) },
    ]);
    expect(await prisma().stripeEvent.findMany({ select: { id: true } })).toEqual([{ id: 'evt_2' }]);
  });

  it('keeps invoices for ten years, and then removes the deleted account', async () => {
    const { id: userId } = await makeUser();
    const order = await makeOrder({ userId });
    await makeCreditNote({ orderId: order.id });
    await prisma().user.update({ where: { id: userId }, data: { deletedAt: now, suspendedAt: now } });
    const stays = await makeUser();
    await cleanUp(new Date('2036-12-31T12:00:00Z'));
    expect([await prisma().order.count(), await prisma().creditNote.count()]).toEqual([1, 1]);
    await cleanUp(new Date('2037-01-01T12:00:00Z'));
    expect([await prisma().order.count(), await prisma().creditNote.count()]).toEqual([0, 0]);
    expect(await prisma().user.findMany({ select: { id: true } })).toEqual([{ id: stays.id }]);
  });
});
