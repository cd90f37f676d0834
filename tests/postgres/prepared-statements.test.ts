import { beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';

// Names that earlier files were given are forgotten.
beforeAll(closeDatabase);

interface Prepared {
  statement: string;
  plans: number;
}

/** What the connection of a transaction keeps of Prisma's statements about a table. */
const keptAbout = (tx: Tx, table: string) =>
  tx.$queryRaw<Prepared[]>`
    SELECT statement, (generic_plans + custom_plans)::int AS plans FROM pg_prepared_statements
    WHERE name LIKE 'prisma-%' AND statement LIKE ${`%FROM "public"."${table}"%`}`;

describe("Prisma's statements", () => {
  it('are parsed once by a connection, and run by their name from then on', async () => {
    await transaction(async (tx) => {
      for (let time = 0; time < 3; time += 1) await tx.city.findMany({ where: { id: time } });
      const kept = await keptAbout(tx, 'listing_cities');
      expect(kept).toEqual([{ statement: expect.stringContaining('"id" = $1'), plans: 3 }]);
    });
  });

  it('have no name where there are too many, and are answered all the same', async () => {
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
