/** Only its landlord and admins get answers about a listing that an admin denied. */
import { beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { rows } from '@/tests/access/rows';
import { clientOf, makeWorld } from '@/tests/access/world';
import type { World } from '@/tests/access/world';
import { signedIn } from '@/tests/support/client';

const mark = 'Verzwegen';
const others = ['anonymous', 'coLandlord', 'cleaner', 'host', 'otherLandlord'] as const;

/** Its guests can still open the page of their stay. */
const ofItsGuests = /^GET \/api\/stays\//;

const reads = Object.entries(rows)
  .filter(([endpoint]) => endpoint.startsWith('GET ') && !ofItsGuests.test(endpoint))
  .flatMap(([endpoint, row]) => [row].flat().map((one) => ({ endpoint, row: one })));

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const { id } = world.listing;
  await prisma().listing.update({
    where: { id },
    data: { nameHolidayHome: `${mark} duinhuis`, slug: `${mark.toLowerCase()}-duinhuis-${id}` },
  });
  const admin = await signedIn(world.admin);
  await admin.put(`/api/listings/${id}/deny`, { message: 'Bestaat niet.' });
});

describe('a denied home', () => {
  it.each(reads)('is in no answer to others: $endpoint', async ({ row }) => {
    for (const caller of others) {
      const client = await clientOf(world, caller);
      const { text } = await client.get(row.url(world));
      expect(text.toLowerCase()).not.toContain(mark.toLowerCase());
    }
  });

  it('would be found if it were: its landlord and admins read it', async () => {
    expect(await prisma().listing.count({ where: { deniedAt: { not: null } } })).toBe(1);
    for (const caller of ['landlord', 'admin'] as const) {
      const { text } = await (await clientOf(world, caller)).get(`/api/listings/${world.listing.id}`);
      expect(text).toContain(mark);
    }
  });
});
