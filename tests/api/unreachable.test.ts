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
