import 'server-only';

import { randomUUID } from 'node:crypto';
import { profileTexts } from '@/lib/texts/profile';
import { isAddressTaken } from '@/server/features/accounts/find-address';
import { consumeVerification } from '@/server/features/accounts/mail-limits';
import { tellOldAddress } from '@/server/features/accounts/tell-old-address';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { queueMail } from '@/server/mail/queue-mail';

interface AddressChangeInput {
  actor: Actor;
  /** Whose address is to change. */
  userId: number;
  newEmail: string;
  /** The client's address, for limits. */
  address: string;
}

/** A new address that has yet to be confirmed. */
export interface AddressChange {
  newEmail: string;
  /** Whether somebody else already has it. */
  isTaken: boolean;
}

/**
 * Checks a requested address. An admin is told if it is taken; nobody else learns who has an account.
 * @throws DomainError invalid on `email`, to admins; too_many_requests
 */
export async function findAddressChange({
  actor,
  userId,
  newEmail,
  address,
}: AddressChangeInput): Promise<AddressChange> {
  await consumeVerification(actor.id, address);
  const isTaken = await isAddressTaken(prisma(), newEmail, userId);
  if (isTaken && actor.isAdmin) throw invalid({ email: [profileTexts.emailTaken] });
  return { newEmail, isTaken };
}

/**
 * Mails the link that replaces the old address by the new one (`verifyEmail`) or, if the new address has an account, a
 * mail that says so. The old address is told at once, in the same way in both cases.
 */
export async function askAddressChange(
  tx: Tx,
  { userId, newEmail, isTaken }: AddressChange & { userId: number },
): Promise<void> {
  const present = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, emailVerifiedAt: true },
  });
  await tellOldAddress(tx, 'email-change-asked', present);
  const dedupeKey = `change-email:${randomUUID()}`;
  if (isTaken) {
    await queueMail(tx, { template: 'known-address', props: { email: newEmail }, to: newEmail, dedupeKey });
    return;
  }
  const token = await issueToken(tx, { userId, kind: 'change_email', newEmail });
  await queueMail(tx, { template: 'account-change-email', props: { token }, to: newEmail, dedupeKey });
}
