import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Whether this user sees the statistics page at all: co-landlords have no listings of their own. */
export function mayHaveStatistics(actor: Pick<Actor, 'roleId'>): boolean {
  return actor.roleId !== roles.coLandlord;
}
