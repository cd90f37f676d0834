import 'server-only';

import { cache } from 'react';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

/** Whether a user cleans homes; `only`: a co-landlord who keeps no calendar. While one page is rendered, asked once. */
export const cleaningOf = cache(async ({ id, roleId }: Actor): Promise<'no' | 'also' | 'only'> => {
  const rows = await prisma().listingManager.groupBy({ by: ['role'], where: { userId: id } });
  if (rows.every(({ role }) => role !== 'cleaning')) return 'no';
  return rows.length === 1 && roleId === roles.coLandlord ? 'only' : 'also';
});

/** Whether the user has changeovers to see at all: of own homes, or of ones they clean. */
export async function hasChangeovers(actor: Actor): Promise<boolean> {
  return actor.roleId === roles.landlord || (await cleaningOf(actor)) !== 'no';
}
