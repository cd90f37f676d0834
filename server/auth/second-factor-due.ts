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

/** A condition in SQL: whether the account of this id, a column or a parameter, has anything to show besides the password. */
export const hasFactorSql = (id: string) => `(
    EXISTS (SELECT FROM totp_factors f WHERE f.user_id = ${id} AND f.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys p WHERE p.user_id = ${id}))`;

const hasFactorQuery = `SELECT ${hasFactorSql('$1::int')} AS has`;

/** Whether somebody has anything to show besides the password. */
export async function hasSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.$queryRawUnsafe<{ has: boolean }[]>(hasFactorQuery, userId);
  return row?.has === true;
}

/** Whether somebody must have a second factor. */
export async function isSecondFactorRequired({
  roleId,
  secondFactorWaived,
}: Omit<FactorOwner, 'id'>): Promise<boolean> {
  if (env.SECOND_FACTOR === 'none' || roleId !== roles.admin) return false;
  return !(secondFactorWaived && (await isEmbeddedDatabase()));
}

/** Whether somebody must have a second factor and has none. */
export async function isSecondFactorDue(tx: Tx, owner: FactorOwner): Promise<boolean> {
  return (await isSecondFactorRequired(owner)) && !(await hasSecondFactor(tx, owner.id));
}
