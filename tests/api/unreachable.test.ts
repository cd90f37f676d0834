import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from '@/lib/api/zod';
import { errorTexts } from '@/lib/texts/errors';
import { PrismaClient } from '@/prisma/generated/client';
import { freePort } from '@/scripts/postgres/connection';
import { prisma, sql, transaction } from '@/server/db';
import { endpoint } from '@/server/http/endpoint';
import { toDomainError } from '@/server/http/errors';
import { DatabaseLine } from '@/tests/support/database-line';
import { testDatabaseUrl } from '@/tests/support/database';

const nobodysUrl = `postgresql://kust:kust@127.0.0.1:${await freePort()}/kust`;
const small = new pg.Pool({ connectionString: testDatabaseUrl, max: 1, connectionTimeoutMillis: 20 });
afterAll(() => small.end());

/** A query during which the connection is terminated. */
const endOfConnection = 'SELECT pg_terminate_backend(pg_backend_pid())';

const errorOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

const line = new DatabaseLine();
const lineUrl = await line.open();
const linePool = new pg.Pool({ connectionString: lineUrl });
linePool.on('error', () => undefined);
const onLine = new PrismaClient({ adapter: new PrismaPg(linePool) });
afterAll(async () => {
  await onLine.$disconnect();
  await linePool.end();
  await line.cut();
});

/** What is in progress when the connection is lost, recognised by a text that is sent for it. */
const moments = [
  [
    'a new connection',
    'client_encoding',
    () => new PrismaClient({ adapter: new PrismaPg({ connectionString: lineUrl }) }).user.findFirst(),
  ],
  ['a query', '"users"', () => onLine.user.findFirst()],
  ['SQL of Prisma', 'of Prisma', () => onLine.$queryRaw`SELECT 'of Prisma'`],
  ['SQL', 'of pg', () => linePool.query("SELECT 'of pg'")],
  ['BEGIN', 'BEGIN', () => onLine.$transaction((tx) => tx.user.findFirst())],
  ['a transaction', '"users"', () => onLine.$transaction((tx) => tx.user.findFirst())],
  ['COMMIT', 'COMMIT', () => onLine.$transaction((tx) => tx.user.findFirst())],
  [
    'ROLLBACK after that',
    '"users"',
    () => onLine.$transaction(async (tx) => (await errorOf(() => tx.user.findFirst())) ?? tx.user.count()),
  ],
  [
    'several statements at once',
    'COMMIT',
    () => onLine.$transaction([onLine.user.count(), onLine.user.count()]),
  ],
] as const;

async function askWhileTaken(): Promise<unknown> {
  const taken = await small.connect();
  return small.query('SELECT 1').finally(() => taken.release());
}

describe('an unavailable database', () => {
  it.each([
    ['ends a statement of Prisma', () => prisma().$queryRawUnsafe(endOfConnection)],
    ['ends a prepared statement', () => sql('end-of-connection', endOfConnection, [])],
    [
      'ends a transaction between two statements',
      () =>
        transaction(async (tx) => {
          await errorOf(() => tx.$queryRawUnsafe(endOfConnection));
          await tx.$queryRaw`SELECT 1`;
        }),
    ],
    ['cannot be reached', () => new pg.Pool({ connectionString: nobodysUrl }).query('SELECT 1')],
    [
      'cannot be reached by Prisma',
      () => new PrismaClient({ adapter: new PrismaPg({ connectionString: nobodysUrl }) }).user.findFirst(),
    ],
    [
      'cannot be reached by SQL of Prisma',
      () => new PrismaClient({ adapter: new PrismaPg({ connectionString: nobodysUrl }) }).$queryRaw`SELECT 1`,
    ],
    ['has no connection left in time', askWhileTaken],
  ])('%s: to be retried', async (_how, work) => {
    const error = await errorOf(work);
    expect(error).toBeInstanceOf(Error);
    expect(toDomainError(error)).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  });

  describe.each(['closed', 'reset'] as const)('whose connection is %s', (end) => {
    it.each(moments)('in %s: to be retried', async (_what, text, work) => {
      line.cutAt(text, end);
      const error = await errorOf(work).finally(() => line.cutAt());
      expect(error).toBeInstanceOf(Error);
      expect(toDomainError(error)).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
    });
  });

  it('results in 503 with a message', async () => {
    const asking = endpoint({ auth: 'public', summary: 'Asks', response: z.array(z.unknown()) }, () =>
      prisma().$queryRawUnsafe<unknown[]>(endOfConnection),
    );
    const answer = await asking(new Request('http://localhost:3000/api/proef'), {
      params: Promise.resolve({}),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ message: errorTexts.unavailable });
  });

  it.each([
    ['a statement that it cannot read', () => prisma().$queryRawUnsafe('SELEKT 1')],
    ['a table that is not there', () => sql('no-table', 'SELECT * FROM nothing', [])],
    ['a fault of ours', () => Promise.reject(new Error('a connection between two thoughts'))],
  ])('is not to blame for %s', async (_what, work) => {
    const error = await errorOf(work);
    expect(error).toBeInstanceOf(Error);
    expect(toDomainError(error)).toBeNull();
  });
});
