import 'server-only';

import type { AddPasskeyInput, PasskeyDto } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { changeFactors } from '@/server/features/second-factors/change-factors';
import { passkeySelect, serializePasskey } from '@/server/features/second-factors/get-second-factors';
import { takePasskeyChallenge } from '@/server/features/second-factors/offer-passkey';
import { readNewPasskey } from '@/server/features/second-factors/passkeys';

/** Maximum number of passkeys per account. */
const most = 20;

interface Input {
  actor: Actor;
  body: AddPasskeyInput;
}

/**
 * POST /api/user/second-factors/passkeys: stores the passkey that the browser made for this session's last options.
 * @throws DomainError password_needed, password_of_other (423); invalid on `credential`, or on `name` when there are
 *   20; conflict (409) if the passkey is already registered
 */
export async function addPasskey({ actor, body }: Input): Promise<{ data: PasskeyDto }> {
  await requireRecentPassword(actor);
  const challenge = await takePasskeyChallenge(actor.sessionId);
  const made = challenge && (await readNewPasskey(body.credential, challenge));
  if (!made) throw invalid({ credential: [secondFactorTexts.passkeys.refused] });
  const row = await transaction((tx) =>
    changeFactors(tx, { userId: actor.id, change: 'passkey_added', actor }, async () => {
      if ((await tx.passkey.count({ where: { userId: actor.id } })) >= most)
        throw invalid({ name: [secondFactorTexts.passkeys.tooMany(most)] });
      const data = { ...made, userId: actor.id, name: body.name };
      return tx.passkey.create({ data, select: passkeySelect });
    }),
  );
  return { data: serializePasskey(row) };
}
