import { describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { STOP_KEY } from '@/server/features/short-stay-reports/stop-switch';
import type { EndpointSpec } from '@/server/http/endpoint';
import { rows } from '@/tests/access/rows';
import { clientOf, expectedFor, makeWorld } from '@/tests/access/world';
import type { World } from '@/tests/access/world';
import { routeModules, toUrlPattern } from '@/tests/support/client';
import type { Method } from '@/tests/support/client';

/** Calls about the admin's own account: signing in, and notifications on their devices. */
const ofOneself = (call: string) =>
  / \/(?:api\/(?:user|push-subscriptions|email)\b|logout$)/.test(call) ||
  call === 'POST /api/impersonate/leave';

/** A draft that nobody but the admin sees. */
const draft = 'POST /api/admin/texts/[key]/previews';

/** What has to exist first, so that there is something to change. */
const before: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'DELETE /api/listings/[id]/free-period': ({ listing, admin }) =>
    prisma().freePeriod.create({
      data: { listingId: listing.id, until: null, grantedById: admin.id },
    }),
  // Reports are stopped first: resuming what nobody stopped changes nothing.
  'PUT /api/admin/short-stay-reports/stop': () =>
    prisma().appSetting.create({
      data: { key: STOP_KEY, value: { stopped: true, reason: 'Proef', at: new Date().toISOString() } },
    }),
  'DELETE /api/users/[id]/second-factors': ({ landlord }) =>
    prisma().passkey.create({
      data: {
        userId: landlord.id,
        credentialId: 'sleutel',
        publicKey: new Uint8Array([1]),
        name: 'Telefoon',
      },
    }),
  'DELETE /api/users/[id]/photo': ({ landlord }) =>
    prisma().user.update({
      where: { id: landlord.id },
      data: { photoId: crypto.randomUUID(), photoKey: 'originals/x' },
    }),
};

async function specsOfWrites() {
  const modules = await Promise.all(
    Object.entries(routeModules).map(async ([file, load]) =>
      Object.entries(await load()).map(
        ([method, { spec }]) => [`${method} ${toUrlPattern(file)}`, spec] as const,
      ),
    ),
  );
  return modules.flat().filter(([call, spec]) => !call.startsWith('GET ') && !spec.changesNothing);
}

const specs = new Map<string, EndpointSpec>(await specsOfWrites());
const writes = Object.entries(rows).flatMap(([call, row]) => {
  const spec = specs.get(call);
  const isAsked =
    spec && spec.auth !== 'public' && spec.auth !== 'optional' && !ofOneself(call) && call !== draft;
  return isAsked
    ? [row].flat().flatMap((one) => (expectedFor(one, 'admin') < 400 ? [{ call, row: one }] : []))
    : [];
});

describe('a change by an admin', () => {
  it('covers many calls', () => {
    expect(new Set(writes.map(({ call }) => call)).size).toBeGreaterThan(40);
  });

  it.each(writes)('$call is in the audit log', async ({ call, row }) => {
    const world = await makeWorld();
    const client = await clientOf(world, 'admin');
    await before[call]?.(world);
    await prisma().auditLog.deleteMany();
    const { status } = await client.call(call.split(' ', 1)[0] as Method, row.url(world), row.body?.(world));
    expect(status).toBeLessThan(400);
    const entries = await prisma().auditLog.findMany({ select: { actorId: true } });
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toEqual({ actorId: world.admin.id });
  });
});
