import 'server-only';

import type { TotpSecretDto } from '@/lib/second-factors/contract';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { prisma } from '@/server/db';
import { sealSecret } from '@/server/features/second-factors/seal-secret';
import { describeSecret, makeSecret } from '@/server/features/second-factors/totp';

/**
 * POST /api/user/second-factors/totp: a secret for an app, shown only once. It counts after its first code; until then
 * an earlier app does.
 * @throws DomainError password_needed, password_of_other (423)
 */
export async function startTotp({ actor }: { actor: Actor }): Promise<{ data: TotpSecretDto }> {
  await requireRecentPassword(actor);
  const secret = makeSecret();
  const pending = { pendingSecret: sealSecret(actor.id, secret), pendingSince: new Date() };
  await prisma().totpFactor.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, ...pending },
    update: pending,
  });
  return { data: describeSecret(secret, actor.email) };
}
