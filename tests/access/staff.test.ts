/** Every call that an admin may make but a stranger may not requires a right. */
import { beforeAll, describe, expect, it } from 'vitest';
import { hasStaffRight, staffRoles } from '@/lib/staff/rights';
import type { StaffRight, StaffRole } from '@/lib/staff/rights';
import { rows } from '@/tests/access/rows';
import { sharedRights } from '@/tests/access/staff-calls';
import { expectedFor, makeWorld } from '@/tests/access/world';
import type { Row, World } from '@/tests/access/world';
import { makeAdmin } from '@/tests/factories/user';
import type { EndpointSpec } from '@/server/http/endpoint';
import { routeModules, signedIn, toUrlPattern } from '@/tests/support/client';
import type { Method } from '@/tests/support/client';

const specs: ReadonlyMap<string, EndpointSpec> = new Map(
  (
    await Promise.all(
      Object.entries(routeModules).map(async ([file, load]) =>
        Object.entries(await load()).map(
          ([method, handler]) => [`${method} ${toUrlPattern(file)}`, handler.spec] as const,
        ),
      ),
    )
  ).flat(),
);

/** What differs between callers, but not because one of them is an admin. */
const notAsAdmin = new Set([
  // The admin in this world has a passkey.
  'POST /api/user/second-factors/recovery-codes',
  // Two rights give access to the payment of a listing: homes, and money.
  'GET /api/listings/[id]/payment',
]);

/** Only the admin who wrote it may remove it; others with the right may read it. */
const ofItsWriter = new Set(['DELETE /api/admin/notes/[id]']);

const refused = new Set([401, 403, 404]);

/** Whether an admin gets further than a landlord who has nothing to do with it. */
const isForAdmins = (row: Row) => {
  const admin = expectedFor(row, 'admin');
  return !refused.has(admin) && admin !== expectedFor(row, 'otherLandlord');
};

interface Called {
  endpoint: string;
  row: Row;
  right: StaffRight | undefined;
}

const calls: Called[] = Object.entries(rows).flatMap(([endpoint, all]) => {
  const right = specs.get(endpoint)?.right ?? sharedRights[endpoint];
  const isAdmins = specs.get(endpoint)?.auth === 'admin';
  return [all]
    .flat()
    .filter((row) => isAdmins || (isForAdmins(row) && !notAsAdmin.has(endpoint)))
    .map((row) => ({ endpoint, row, right }));
});

async function statusFor(world: World, { endpoint, row }: Called, staffRole: StaffRole): Promise<number> {
  const client = await signedIn(await makeAdmin({ staffRole }));
  // The method in an endpoint's name is one of the exports of its route file.
  const method = endpoint.split(' ', 1)[0] as Method;
  return (await client.call(method, row.url(world), row.body?.(world))).status;
}

const cases = calls.flatMap(({ right, ...call }) =>
  right === undefined ? [] : staffRoles.map((role) => ({ ...call, right, role })),
);
const allowed = cases.filter(({ role, right }) => hasStaffRight(role, right));
const denied = cases.filter(({ role, right }) => !hasStaffRight(role, right));

let shared: World;
beforeAll(async () => {
  shared = await makeWorld();
});

describe('what an admin may do', () => {
  it('asks for a right', () => {
    expect(calls.filter(({ right }) => right === undefined).map(({ endpoint }) => endpoint)).toEqual([]);
  });

  it('names no call that is gone', () => {
    expect(Object.keys(sharedRights).filter((endpoint) => !specs.has(endpoint))).toEqual([]);
  });

  it.each(denied)('$endpoint is refused to $role', async (call) => {
    expect([403, 404]).toContain(await statusFor(shared, call, call.role));
  });

  it.each(allowed)('$endpoint is for $role', async (call) => {
    const changes = !call.endpoint.startsWith('GET ') && expectedFor(call.row, 'admin') < 400;
    const world = changes ? await makeWorld() : shared;
    const expected = ofItsWriter.has(call.endpoint) ? 403 : expectedFor(call.row, 'admin');
    expect(await statusFor(world, call, call.role)).toBe(expected);
  });
});
