import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Whether the screens of money are for this user at all: co-landlords have nothing to pay for. */
export function mayHaveBilling(actor: Pick<Actor, 'roleId'>): boolean {
  return actor.roleId !== roles.coLandlord;
}
