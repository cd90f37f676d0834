import { describe, expect, it } from 'vitest';
import { makeWorld } from '@/tests/access/world';
import type { Row, Rows } from '@/tests/access/world';
import { signedIn } from '@/tests/support/client';
import type { Method } from '@/tests/support/client';
import { prisma } from '@/server/db';

/** Every row of the matrix, from all files in this folder. */
const files = import.meta.glob<Record<string, Rows>>('./*-rows.ts', { eager: true });
const rows = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((part) => Object.entries(part)),
);

/** A POST that only calculates a price. */
const changesNothing = new Set(['POST /api/listings/[id]/booking-price']);

/** Reserved for the landlord: an impersonating admin is refused. */
const landlordAlone = new Set([
  'PUT /api/booking-requests/[id]',
  'PUT /api/user/payment-account',
  'PUT /api/user/tax-details',
  'DELETE /api/user/sessions',
  'POST /api/push-subscriptions',
  'DELETE /api/push-subscriptions',
  'POST /api/user/second-factors/totp',
  'POST /api/user/second-factors/passkeys/options',
]);

/** Successful changes by landlords to what is theirs. */
const isChange = (call: string, row: Row) =>
  !call.startsWith('GET ') &&
  !changesNothing.has(call) &&
  (row.expected.landlord ?? row.expected.others) < 400;
const allowed = rows.flatMap(([call, row]) =>
  [row].flat().flatMap((one) => (isChange(call, one) ? [{ call, row: one }] : [])),
);
const changes = allowed.filter(({ call }) => !landlordAlone.has(call));
const refused = allowed.filter(({ call }) => landlordAlone.has(call));

async function callInTheirPlace({ call, row }: (typeof allowed)[number]) {
  const world = await makeWorld();
  const client = await signedIn(world.admin);
  await client.post(`/api/impersonate/${world.landlord.id}`, { reason: 'Op vraag van de verhuurder.' });
  await prisma().auditLog.deleteMany();
  const { status } = await client.call(call.split(' ', 1)[0] as Method, row.url(world), row.body?.(world));
  return { world, status };
}

describe('a change by an admin impersonating a landlord', () => {
  it('covers many calls', () => {
    expect(new Set(changes.map(({ call }) => call)).size).toBeGreaterThan(20);
  });

  it.each(refused)('$call is refused: it is reserved for the landlord', async (change) => {
    expect([403, 423]).toContain((await callInTheirPlace(change)).status);
  });

  it.each(changes)('$call is logged once, with both names', async (change) => {
    const { world, status } = await callInTheirPlace(change);
    expect(status).toBeLessThan(400);
    const entries = await prisma().auditLog.findMany({ select: { actorId: true, details: true } });
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      expect(entry).toMatchObject({ actorId: world.admin.id, details: { as_user_id: world.landlord.id } });
  });
});
