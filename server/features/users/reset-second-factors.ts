import 'server-only';

import { emailAddress } from '@/lib/api/text';
import type { RemoveFactorInput } from '@/lib/second-factors/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { holdActor } from '@/server/lock-order';
import { changeFactors, settleRemoval } from '@/server/features/second-factors/change-factors';
import { hasSecondFactor } from '@/server/auth/second-factor-due';
import { getKnownAccount } from '@/server/features/accounts/find-user';

async function removeAll(tx: Tx, userId: number): Promise<void> {
  await tx.totpFactor.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
}

interface Input {
  actor: Actor;
  params: { id: number };
  body: RemoveFactorInput;
}

/**
 * DELETE /api/users/{id}/second-factors: for a user who lost all of them. Those of an admin can only be reset by
 * `npm run admin`: whoever has taken over one admin must not get past the factors of the others.
 * @throws DomainError not_found; password_needed (423); invalid on `password`; last_second_factor (409)
 */
export async function resetSecondFactors({ actor, params, body }: Input): Promise<void> {
  await requireRecentPassword(actor, body.password);
  const { id } = await getKnownAccount(prisma(), actor, params.id);
  await transaction(async (tx) => {
    await holdActor(tx, actor);
    if (!(await hasSecondFactor(tx, id))) return;
    await changeFactors(tx, { userId: id, change: 'reset' }, async () => {
      await removeAll(tx, id);
      await settleRemoval(tx, id);
      await recordAudit(tx, { actor, action: 'user.reset_factors', subject: { type: 'user', id } });
    });
  });
}

/**
 * `npm run admin -- reset-factors EMAIL`: the same for anybody, including admins. Audited without an actor. False if
 * nobody has this address.
 * @throws ZodError if it is not an e-mail address
 */
export async function resetFactorsOf(address: string): Promise<boolean> {
  const email = emailAddress().parse(address);
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, deletedAt: null }, select: { id: true } });
    if (!user) return false;
    await changeFactors(tx, { userId: user.id, change: 'reset' }, async () => {
      await removeAll(tx, user.id);
      await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
      const subject = { type: 'user', id: user.id } as const;
      await recordAudit(tx, { actor: null, action: 'user.reset_factors', subject });
    });
    return true;
  });
}
