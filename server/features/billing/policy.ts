import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Whether this user sees the billing pages at all: co-landlords have nothing to pay for. */
export function mayHaveBilling(actor: Pick<Actor, 'roleId'>): boolean {
  return actor.roleId !== roles.coLandlord;
}
