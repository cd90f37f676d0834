import 'server-only';

import type { RecoveryCodesDto } from '@/lib/second-factors/contract';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { changeFactors } from '@/server/features/second-factors/change-factors';
import { replaceRecoveryCodes } from '@/server/features/second-factors/recovery-codes';
import { hasSecondFactor } from '@/server/auth/second-factor-due';

/**
 * POST /api/user/second-factors/recovery-codes: makes ten new ones that replace all earlier ones.
 * @throws DomainError password_needed, password_of_other (423); no_second_factor (409)
 */
export async function renewRecoveryCodes({ actor }: { actor: Actor }): Promise<{ data: RecoveryCodesDto }> {
  await requireRecentPassword(actor);
  const codes = await transaction((tx) =>
    changeFactors(tx, { userId: actor.id, change: 'recovery_codes', actor }, async () => {
      if (!(await hasSecondFactor(tx, actor.id))) throw new DomainError('no_second_factor');
      return replaceRecoveryCodes(tx, actor.id);
    }),
  );
  return { data: { recovery_codes: codes } };
}
