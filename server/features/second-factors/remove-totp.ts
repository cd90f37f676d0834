import 'server-only';

import type { RemoveFactorInput } from '@/lib/second-factors/contract';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { changeFactors, settleRemoval } from '@/server/features/second-factors/change-factors';

interface Input {
  actor: Actor;
  body: RemoveFactorInput;
}

/**
 * DELETE /api/user/second-factors/totp: removes the app.
 * @throws DomainError password_needed, password_of_other (423); invalid on `password`; not_found if there is none;
 *   last_second_factor (409)
 */
export async function removeTotp({ actor, body }: Input): Promise<void> {
  await requireRecentPassword(actor, body.password);
  await transaction((tx) =>
    changeFactors(tx, { userId: actor.id, change: 'totp_removed', actor }, async () => {
      const { count } = await tx.totpFactor.deleteMany({
        where: { userId: actor.id, confirmedAt: { not: null } },
      });
      if (count === 0) throw new DomainError('not_found');
      await settleRemoval(tx, actor.id);
    }),
  );
}
