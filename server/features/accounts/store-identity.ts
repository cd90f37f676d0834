import 'server-only';

import { randomUUID } from 'node:crypto';
import type { IdentityChange } from '@/lib/identities/contract';
import { issueUndoToken } from '@/server/features/account-safety/issue-undo-token';
import type { Identity } from '@/server/features/accounts/pending-sign-in';
import type { Tx } from '@/server/db';
import { providerName } from '@/server/features/accounts/providers';
import { queueMail } from '@/server/mail/queue-mail';

/** Mails the owner about a change to the account's linked external accounts; for a new link, with a way to undo it. */
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

/** Links an external account, and tells the owner. The caller has locked the account and checked any second factor. */
export async function linkNow(tx: Tx, userId: number, identity: Identity): Promise<void> {
  await tx.userIdentity.create({ data: { userId, ...identity } });
  await tellIdentityChange(tx, userId, { ...identity, change: 'linked' });
}
