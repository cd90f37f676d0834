import { beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';

// Forgets statement names assigned in earlier test files.
beforeAll(closeDatabase);

interface Prepared {
  statement: string;
  plans: number;
}

/** Prisma's prepared statements about a table in the connection of a transaction. */
const keptAbout = (tx: Tx, table: string) =>
  tx.$queryRaw<Prepared[]>`
    SELECT statement, (generic_plans + custom_plans)::int AS plans FROM pg_prepared_statements
    WHERE name LIKE 'prisma-%' AND statement LIKE ${`%FROM "public"."${table}"%`}`;

describe("Prisma's statements", () => {
  it('are parsed once per connection, and executed by name from then on', async () => {
    await transaction(async (tx) => {
      for (let time = 0; time < 3; time += 1) await tx.city.findMany({ where: { id: time } });
      const kept = await keptAbout(tx, 'listing_cities');
      expect(kept).toEqual([{ statement: expect.stringContaining('"id" = $1'), plans: 3 }]);
    });
  });

  it('have no name if there are too many, and are executed all the same', async () => {
    await transaction(async (tx) => {
      for (let length = 2; length <= 320; length += 1) {
        const ids = Array.from({ length }, (_, index) => index + 1);
        await tx.user.findMany({ where: { id: { in: ids } }, select: { id: true } });
      }
      expect((await keptAbout(tx, 'users')).length).toBeLessThan(300);
    });
    expect(await prisma().city.count()).toBeGreaterThan(0);
  });
});
