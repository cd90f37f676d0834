import 'server-only';

import { randomUUID } from 'node:crypto';
import type { IdentityChange } from '@/lib/identities/contract';
import { issueUndoToken } from '@/server/features/account-safety/issue-undo-token';
import type { Identity } from '@/server/features/accounts/pending-sign-in';
import type { Tx } from '@/server/db';
import { providerName } from '@/server/features/accounts/providers';
import { queueMail } from '@/server/mail/queue-mail';

/** Mails the owner of an account what happened to its accounts elsewhere; of a new one with a way to take it back. */
export async function tellIdentityChange(
  tx: Tx,
  userId: number,
  { provider, email, change }: { provider: string; email: string; change: IdentityChange },
): Promise<void> {
  const owner = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, emailVerifiedAt: true },
  });
  const token = change === 'linked' ? await issueUndoToken(tx, owner) : null;
  await queueMail(tx, {
    template: 'identity-changed',
    props: { change, provider: providerName(provider), address: email, token },
    to: owner.email,
    dedupeKey: `identity:${randomUUID()}`,
  });
}

/**
 * Records that this account elsewhere opens that account here, and tells the owner. The caller has held the account, and
 * let nobody come here before the second factor.
 */
export async function linkNow(tx: Tx, userId: number, identity: Identity): Promise<void> {
  await tx.userIdentity.create({ data: { userId, ...identity } });
  await tellIdentityChange(tx, userId, { ...identity, change: 'linked' });
}
