import 'server-only';

import { randomUUID } from 'node:crypto';
import type { WrongTry } from '@/lib/accounts/wrong-tries';
import { transaction } from '@/server/db';
import { countUse } from '@/server/http/rate-limit';
import { queueMail } from '@/server/mail/queue-mail';

const dayMs = 24 * 3600 * 1000;
/**
 * At most one mail per this many days: anybody can enter a wrong password, but a wrong second factor only somebody who
 * has the first.
 */
const daysBetween: Readonly<Record<WrongTry, number>> = { password: 7, own_password: 1, second_factor: 1 };

/** The dedupe key of a mail, so that there is one per period; only an account gets mails. */
function letterKeyOf(kind: WrongTry, userId: number, now: number): string {
  const stretch = Math.floor(now / (daysBetween[kind] * dayMs));
  return `wrong-tries:${kind}:${userId}:${stretch}`;
}

/**
 * Counts a failed attempt on an account, and tells its owner of the fifth within a day. `account` is what was tried, an
 * address or an id: it takes the same time whether or not the account exists.
 */
export async function noteWrongTry(kind: WrongTry, account: string, userId: number | null): Promise<void> {
  if (await countUse('wrong-tries', `${kind} ${account}`)) return;
  const dedupeKey = userId === null ? randomUUID() : letterKeyOf(kind, userId, Date.now());
  await transaction(async (tx) => {
    const owner = await tx.user.findFirst({
      // Unconfirmed addresses may belong to strangers, who are not told.
      where: { id: userId ?? 0, suspendedAt: null, emailVerifiedAt: { not: null } },
      select: { email: true },
    });
    if (owner) await queueMail(tx, { template: 'wrong-tries', props: { kind }, to: owner.email, dedupeKey });
  });
}
