import 'server-only';

import { randomUUID } from 'node:crypto';
import { profileTexts } from '@/lib/texts/profile';
import { consumeMailLimits } from '@/server/accounts/mail-limits';
import { issueToken } from '@/server/accounts/user-tokens';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { queueMail } from '@/server/mail/queue-mail';

interface Wish {
  actor: Actor;
  newEmail: string;
  /** The client's, for limits. */
  address: string;
}

/** An address that is to be asked for its confirmation. */
export interface AddressChange {
  newEmail: string;
  /** Somebody else's already. */
  isTaken: boolean;
}

/**
 * Looks at a wished address. An admin hears that it is taken; nobody else learns from it who has an account.
 * @throws DomainError invalid on `email`, to admins; too_many_requests
 */
export async function findAddressChange({ actor, newEmail, address }: Wish): Promise<AddressChange> {
  await consumeMailLimits('verification', address, newEmail);
  const known = await prisma().user.findUnique({ where: { email: newEmail }, select: { id: true } });
  if (known && actor.isAdmin) throw invalid({ email: [profileTexts.emailTaken] });
  return { newEmail, isTaken: known !== null };
}

/**
 * Sends the link that puts a new address in the old one's place (`verifyEmail`); to an address that has an account
 * already a letter that says so.
 */
export async function askAddressChange(
  tx: Tx,
  { userId, newEmail, isTaken }: AddressChange & { userId: number },
): Promise<void> {
  const dedupeKey = `change-email:${randomUUID()}`;
  if (isTaken) {
    await queueMail(tx, { template: 'known-address', props: { email: newEmail }, to: newEmail, dedupeKey });
    return;
  }
  const token = await issueToken(tx, { userId, kind: 'change_email', newEmail });
  await queueMail(tx, { template: 'account-change-email', props: { token }, to: newEmail, dedupeKey });
}
