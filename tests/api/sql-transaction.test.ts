/** Transactions of SQL alone keep the promises of the others. */
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPools, pool, prisma, sql, sqlTransaction } from '@/server/db';
import type { SqlTx } from '@/server/db';
import { withAdminAction } from '@/server/audit/admin-action';
import { toDomainError } from '@/server/http/errors';
import { makeUser } from '@/tests/factories/user';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const nameOf = (id: number) =>
  prisma()
    .user.findUniqueOrThrow({ where: { id } })
    .then(({ firstName }) => firstName);
const rename = (tx: SqlTx, id: number, name: string) =>
  tx.$executeRaw`UPDATE users SET first_name = ${name} WHERE id = ${id}`;

describe('a transaction of SQL', () => {
  it('returns rows, counts and the result of its work, and is committed', async () => {
    const { id } = await makeUser();
    const result = await sqlTransaction(async (tx) => {
      const count = await rename(tx, id, 'Nieuw');
      const rows = await tx.$queryRaw<
        unknown[]
      >`SELECT first_name FROM users WHERE id = ANY (${[id]}::int[])`;
      return { count, rows };
    });
    expect(result).toEqual({ count: 1, rows: [{ first_name: 'Nieuw' }] });
    expect(await nameOf(id)).toBe('Nieuw');
  });

  it('changes nothing if its work fails', async () => {
    const { id, firstName } = await makeUser();
    const failing = sqlTransaction(async (tx) => {
      await rename(tx, id, 'Nieuw');
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    expect(await nameOf(id)).toBe(firstName);
  });

  it('changes nothing if its connection breaks, and gives that connection to nobody else', async () => {
    const { id, firstName } = await makeUser();
    const error: unknown = await sqlTransaction(async (tx) => {
      await rename(tx, id, 'Nieuw');
      const [own] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
      await sql('end-of-another', 'SELECT pg_terminate_backend($1)', [own.pid]);
      await pause(100);
      await tx.$queryRaw`SELECT 1`;
    }).catch((thrown: unknown) => thrown);
    expect(toDomainError(error)).toMatchObject({ code: 'unavailable' });
    expect(await nameOf(id)).toBe(firstName);
    expect(await sqlTransaction((tx) => rename(tx, id, 'Daarna'))).toBe(1);
  });

  it('does not end the process when a connection breaks that somebody else took from a pool', async () => {
    const client = await pool().connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await sql('end-of-another', 'SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await pause(100);
    await expect(client.query('SELECT 1')).rejects.toThrow(/connection/i);
    client.release(true);
  });

  it('is run once more after a deadlock', async () => {
    const [first, second] = [await makeUser(), await makeUser()];
    let [runs, arrived] = [0, 0];
    const both = Promise.withResolvers<void>();
    const cross = (from: number, to: number) =>
      sqlTransaction(async (tx) => {
        runs += 1;
        await rename(tx, from, 'Een');
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        await rename(tx, to, 'Twee');
      });
    await Promise.all([cross(first.id, second.id), cross(second.id, first.id)]);
    expect(runs).toBe(3);
  });

  it('releases its connection, whatever its end', async () => {
    await sqlTransaction(async () => undefined);
    await sqlTransaction((tx) => tx.$queryRaw`SELECT 1 / 0`).catch(() => undefined);
    const { prisma: ofPrisma } = openPools();
    expect(ofPrisma?.idleCount).toBe(ofPrisma?.totalCount);
  });

  it('records the admin in whose name it happens', async () => {
    const [admin, { id }] = [await makeUser(), await makeUser()];
    const request = new Request('http://localhost:3000/api/listings/1/booking-requests', { method: 'POST' });
    await withAdminAction({ id, impersonatorId: admin.id, isAdmin: false }, request, {
      call: () => sqlTransaction((tx) => rename(tx, id, 'Nieuw')),
      writeDown: () => Promise.reject(new Error('it was recorded already')),
      isAudited: false,
    });
    const [entry] = await prisma().auditLog.findMany();
    expect(entry).toMatchObject({ action: 'impersonation.write', actorId: admin.id, subjectId: id });
  });
});
