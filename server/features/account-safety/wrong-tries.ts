import 'server-only';

import { randomUUID } from 'node:crypto';
import type { WrongTry } from '@/lib/accounts/wrong-tries';
import { transaction } from '@/server/db';
import { countUse } from '@/server/http/rate-limit';
import { queueMail } from '@/server/mail/queue-mail';

const dayMs = 24 * 3600 * 1000;
/** At most one letter in so many days: anybody can type a wrong password, a wrong second factor only who has the first. */
const daysBetween: Readonly<Record<WrongTry, number>> = { password: 7, own_password: 1, second_factor: 1 };

/** Names a letter, so that there is one in each stretch of days; only an account has letters. */
function letterKeyOf(kind: WrongTry, userId: number, now: number): string {
  const stretch = Math.floor(now / (daysBetween[kind] * dayMs));
  return `wrong-tries:${kind}:${userId}:${stretch}`;
}

/**
 * Counts a wrong try at an account, and tells its owner of the fifth within a day. `account` is what was tried, an
 * address or an id: it costs the same whether there is such an account or not.
 */
export async function noteWrongTry(kind: WrongTry, account: string, userId: number | null): Promise<void> {
  if (await countUse('wrong-tries', `${kind} ${account}`)) return;
  const dedupeKey = userId === null ? randomUUID() : letterKeyOf(kind, userId, Date.now());
  await transaction(async (tx) => {
    const owner = await tx.user.findFirst({
      // Nobody is told at an address that may be a stranger's.
      where: { id: userId ?? 0, suspendedAt: null, emailVerifiedAt: { not: null } },
      select: { email: true },
    });
    if (owner) await queueMail(tx, { template: 'wrong-tries', props: { kind }, to: owner.email, dedupeKey });
  });
}
