// First of all: everything below reads the database's address from the settings.
import '@/tests/support/unguarded-database';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, prisma } from '@/server/db';
import { contend } from '@/tests/support/contention';

afterAll(closeDatabase);

describe('the same clients, once the constraint and the lock are taken away', () => {
  it('make stays overlap, and whoever looks sees it', { timeout: 600_000 }, async () => {
    const [row] = await prisma().$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
    expect(row.name).toMatch(/_unguarded$/);
    // Who is first is the machine's: a crowded one may let them come one after the other for a while.
    let found = 0;
    for (let round = 1; round <= 10 && found === 0; round += 1) {
      found = (await contend(`kalender ${round}`, 300)).overlaps.size;
    }
    expect(found).toBeGreaterThan(0);
  });
});
