import 'server-only';

import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * Whoever has an account exports and removes their own data (docs/rules/accounts.md#export). An address belongs to an
 * account that has it, can still be restored to it, signs in elsewhere with it, or was invited by it.
 * @throws DomainError account_holder (409)
 */
export async function refuseAccountHolder(tx: Tx, address: string): Promise<void> {
  const held = await Promise.all([
    tx.user.count({ where: { email: address } }),
    tx.userToken.count({ where: { oldEmail: address } }),
    tx.userIdentity.count({ where: { email: address } }),
    tx.listingManager.count({ where: { email: address, userId: { not: null } } }),
  ]);
  if (held.some((count) => count > 0)) throw new DomainError('account_holder');
}
