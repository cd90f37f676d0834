import 'server-only';

import { randomUUID } from 'node:crypto';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';
import type { Proof } from '@/server/features/second-factors/proof';
import { countRecoveryCodes, spendRecoveryCode } from '@/server/features/second-factors/recovery-codes';
import { openSecret } from '@/server/features/second-factors/seal-secret';
import { findStep } from '@/server/features/second-factors/totp';

/** Checks a code from the app: valid once, and only if newer than the last used one. */
async function judgeAppCode(userId: number, code: string): Promise<Proof | null> {
  const factor = await prisma().totpFactor.findUnique({ where: { userId } });
  const secret = factor?.secret && openSecret(userId, factor.secret);
  const step = secret ? findStep(secret, code) : null;
  if (!factor || step === null) return null;
  return async (tx) => {
    const { count } = await tx.totpFactor.updateMany({
      // Only if the secret has not been replaced at this very moment.
      where: { userId, confirmedAt: factor.confirmedAt, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    return count === 1;
  };
}

/** The owner is told of every used recovery code: a thief might have found it on paper. */
async function useRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(tx, userId, code))) return false;
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await queueMail(tx, {
    template: 'recovery-code-used',
    props: { left: await countRecoveryCodes(tx, userId) },
    to: email,
    dedupeKey: `recovery-code:${randomUUID()}`,
  });
  return true;
}

/** Checks a code from an app or a recovery code; without spaces and hyphens, in capitals. */
export async function judgeCode(userId: number, code: string): Promise<Proof | null> {
  if (/^\d{6}$/.test(code)) return judgeAppCode(userId, code);
  return (tx) => useRecoveryCode(tx, userId, code);
}
