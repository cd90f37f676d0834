import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Who may look up the register: landlords, who fill in listings, and admins, who check them. */
export function mayLookUpLodging(actor: Actor): boolean {
  return actor.isVerified && actor.roleId !== roles.coLandlord;
}
