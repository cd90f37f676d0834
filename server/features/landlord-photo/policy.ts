import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Who can own listings: nobody else's photo would be shown, so nobody else's is stored. */
export function mayAddPhoto(actor: Pick<Actor, 'roleId'>): boolean {
  return actor.roleId !== roles.coLandlord;
}
