// Must come first: everything below reads the database's URL from the settings.
import '@/tests/support/unguarded-database';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, prisma } from '@/server/db';
import { contend } from '@/tests/support/contention';

afterAll(closeDatabase);

describe('the same clients, without the constraint and the lock', () => {
  it('make stays overlap, and the check detects it', { timeout: 600_000 }, async () => {
    const [row] = await prisma().$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
    expect(row.name).toMatch(/_unguarded$/);
    // The order depends on the machine: a busy one may run them one after another for a while.
    let found = 0;
    for (let round = 1; round <= 10 && found === 0; round += 1) {
      found = (await contend(`kalender ${round}`, 300)).overlaps.size;
    }
    expect(found).toBeGreaterThan(0);
  });
});
