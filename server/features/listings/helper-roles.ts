import 'server-only';

import { cache } from 'react';
import type { HelperMenu } from '@/lib/listings/manager-roles';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

/** The roles that a user has in the homes of others. Queried once per page render. */
const helperRolesOf = cache(async ({ id }: Actor) => {
  const rows = await prisma().listingManager.groupBy({ by: ['role'], where: { userId: id } });
  return new Set(rows.map(({ role }) => role));
});

/**
 * What a co-landlord who helps with the homes of others needs in the dashboard. Landlords have all of it anyway, and
 * admins none: nothing is queried for them.
 */
export async function helperMenuOf(actor: Actor): Promise<HelperMenu> {
  if (actor.roleId !== roles.coLandlord) return 'none';
  const held = await helperRolesOf(actor);
  const changeovers = held.has('cleaning') || held.has('host');
  if (changeovers && !held.has('calendar')) return held.has('host') ? 'hosting-only' : 'cleaning-only';
  return changeovers ? 'changeovers' : 'none';
}

/** Whether a co-landlord receives the guests of a home. */
export async function hostsHomes(actor: Actor): Promise<boolean> {
  return (await helperRolesOf(actor)).has('host');
}

/** Whether the user has changeovers to see at all: landlords, and co-landlords who clean or host. */
export async function hasChangeovers(actor: Actor): Promise<boolean> {
  return actor.roleId === roles.landlord || (await helperMenuOf(actor)) !== 'none';
}
