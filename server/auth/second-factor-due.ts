import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { isEmbeddedDatabase } from '@/server/embedded-database';
import { env } from '@/server/env';

/** What decides whether somebody needs a second factor. */
export interface FactorOwner {
  id: number;
  roleId: number;
  /** For the demo world's admin; it only counts on the embedded database, wherever the row may have been copied. */
  secondFactorWaived: boolean;
}

export const factorOwnerSelect = { id: true, roleId: true, secondFactorWaived: true } as const;

/** Whether somebody has a second factor. */
export async function hasSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const has = { OR: [{ totpFactor: { confirmedAt: { not: null } } }, { passkeys: { some: {} } }] };
  return (await tx.user.count({ where: { id: userId, ...has } })) > 0;
}

/** Whether somebody must have a second factor. */
export async function isSecondFactorRequired({ roleId, secondFactorWaived }: FactorOwner): Promise<boolean> {
  if (env.SECOND_FACTOR === 'none' || roleId !== roles.admin) return false;
  return !(secondFactorWaived && (await isEmbeddedDatabase()));
}

/** Whether somebody must have a second factor and has none. */
export async function isSecondFactorDue(tx: Tx, owner: FactorOwner): Promise<boolean> {
  return (await isSecondFactorRequired(owner)) && !(await hasSecondFactor(tx, owner.id));
}
