import 'server-only';

import type { RecoveryCodesDto, TotpCodeInput } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { consume, refund } from '@/server/http/rate-limit';
import { changeFactors } from '@/server/features/second-factors/change-factors';
import { replaceRecoveryCodes } from '@/server/features/second-factors/recovery-codes';
import { openSecret } from '@/server/features/second-factors/seal-secret';
import { findStep } from '@/server/features/second-factors/totp';

/** How long a secret waits for its first code, in milliseconds. */
const patience = 3600 * 1000;

/** Deletes secrets that were shown and never confirmed. */
export async function dropUnconfirmedSecrets(tx: Tx, now: Date): Promise<void> {
  const old = { pendingSince: { lt: new Date(now.getTime() - patience) } };
  await tx.totpFactor.deleteMany({ where: { ...old, confirmedAt: null } });
  await tx.totpFactor.updateMany({ where: old, data: { pendingSecret: null, pendingSince: null } });
}

interface Confirmation {
  userId: number;
  pendingSince: Date;
  pendingSecret: Uint8Array<ArrayBuffer>;
  step: number;
}

/** The pending secret replaces the confirmed one; of two simultaneous confirmations one wins. */
async function confirm(tx: Tx, { userId, pendingSince, pendingSecret, step }: Confirmation) {
  const { count } = await tx.totpFactor.updateMany({
    where: { userId, pendingSince, pendingSecret: { equals: pendingSecret } },
    data: {
      secret: pendingSecret,
      confirmedAt: new Date(),
      // The confirming code counts as used.
      lastStep: step,
      pendingSecret: null,
      pendingSince: null,
    },
  });
  if (count === 0) throw new DomainError('totp_not_started');
  return replaceRecoveryCodes(tx, userId);
}

interface Input {
  actor: Actor;
  body: TotpCodeInput;
}

/**
 * PUT /api/user/second-factors/totp: confirms the app by its first code. Returns ten new recovery codes, which replace
 * all earlier ones.
 * @throws DomainError password_needed, password_of_other (423); totp_not_started (409); invalid on `code`;
 *   too_many_requests
 */
export async function confirmTotp({ actor, body }: Input): Promise<{ data: RecoveryCodesDto }> {
  await requireRecentPassword(actor);
  const { id: userId } = actor;
  const waiting = await prisma().totpFactor.findUnique({ where: { userId } });
  const { pendingSecret, pendingSince } = waiting ?? {};
  if (!pendingSecret || !pendingSince || Date.now() - pendingSince.getTime() > patience)
    throw new DomainError('totp_not_started');
  await consume('app-set-up', actor.sessionId);
  const secret = openSecret(userId, pendingSecret);
  const step = secret && findStep(secret, body.code);
  if (step === null) throw invalid({ code: [secondFactorTexts.app.wrongCode] });
  const codes = await transaction((tx) =>
    changeFactors(tx, { userId, change: 'totp_added', actor }, () =>
      confirm(tx, { userId, pendingSince, pendingSecret, step }),
    ),
  );
  await refund('app-set-up', actor.sessionId);
  return { data: { recovery_codes: codes } };
}
