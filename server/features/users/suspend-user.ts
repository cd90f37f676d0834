import 'server-only';

import { randomUUID } from 'node:crypto';
import type { UserDto } from '@/lib/accounts/contract';
import type { SuspensionInput } from '@/lib/users/contract';
import { endAccess } from '@/server/features/accounts/end-access';
import { loadUser } from '@/server/features/accounts/load-users';
import type { Actor } from '@/server/auth/actor';
import { recordAudit } from '@/server/audit/record-audit';
import { closeRequests } from '@/server/features/booking-requests/close-requests';
import { closeQuestions } from '@/server/features/contact-requests/close-questions';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { writeDecision } from '@/server/features/decisions/record-decision';
import { DomainError, authorize } from '@/server/http/errors';
import { queueMail } from '@/server/mail/queue-mail';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import type { KnownAccount } from '@/server/features/accounts/find-user';
import { guardAdminAccount } from '@/server/features/users/guard-admin-account';
import { maySuspend } from '@/server/features/accounts/policy';

interface Input {
  actor: Actor;
  params: { id: number };
  body: SuspensionInput;
}

/**
 * PUT /api/users/{id}/suspension: suspends a user, signs them out on every device and takes their listings offline; or
 * the reverse. Pending requests end with a suspension, and do not come back afterwards. Repeating it adds no second
 * audit entry or mail.
 * @throws DomainError not_found; forbidden for oneself; password_needed (423) for another admin
 */
export async function suspendUser({ actor, params, body }: Input): Promise<{ data: UserDto }> {
  const account = await getSuspendable(actor, params.id);
  const data = await transaction(async (tx) => {
    await suspendInside(tx, actor, account, body);
    return loadUser(tx, account.id);
  });
  if (!data) throw new DomainError('not_found');
  return { data };
}

/**
 * The account, if the actor may suspend it now.
 * @throws DomainError not_found; forbidden for oneself; password_needed (423) for another admin
 */
export async function getSuspendable(actor: Actor, id: number): Promise<KnownAccount> {
  const account = await getKnownAccount(prisma(), actor, id);
  authorize(maySuspend(actor, account));
  await guardAdminAccount(actor, account);
  return account;
}

/** Whom it is about, and who is told. */
type SuspendedAccount = Pick<KnownAccount, 'id' | 'firstName' | 'lastName' | 'email'>;

interface Suspension extends SuspensionInput {
  afterNotice?: boolean;
}

/** `suspendUser` inside a transaction, for an account from `getSuspendable`. */
export async function suspendInside(
  tx: Tx,
  actor: Actor,
  account: SuspendedAccount,
  suspension: Suspension,
): Promise<void> {
  const now = new Date();
  if (await moveUser(tx, account.id, suspension.suspended, now))
    await writeDown(tx, actor, account, { ...suspension, at: now });
}

/** False if it is in that state already. A trigger takes the listings offline, or back online if they were. */
async function moveUser(tx: Tx, id: number, suspended: boolean, now: Date): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id, deletedAt: null, suspendedAt: suspended ? null : { not: null } },
    data: { suspendedAt: suspended ? now : null },
  });
  if (count > 0 && suspended) {
    await endAccess(tx, id);
    await closeRequests(tx, { userId: id });
    await closeQuestions(tx, { userId: id });
  }
  return count > 0;
}

async function writeDown(
  tx: Tx,
  actor: Actor,
  account: SuspendedAccount,
  { suspended, reason, ground, article, afterNotice, at }: Suspension & { at: Date },
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: suspended ? 'user.suspend' : 'user.unsuspend',
    subject: { type: 'user', id: account.id },
    details: { reason },
  });
  const statement = suspended
    ? await writeDecision(tx, {
        actor,
        measure: 'suspended',
        subject: { id: account.id, name: `${account.firstName} ${account.lastName}` },
        userId: account.id,
        ...{ ground, article, afterNotice, at, facts: reason ?? '' },
      })
    : undefined;
  await queueMail(tx, {
    template: 'account-suspension',
    props: { firstName: account.firstName, suspended, reason, statement },
    to: account.email,
    dedupeKey: `suspension:${randomUUID()}`,
  });
}
