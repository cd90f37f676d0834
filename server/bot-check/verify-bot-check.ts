import 'server-only';

import { botCheckFields } from '@/lib/bot-check/contract';
import type { BotCheckAction } from '@/lib/bot-check/contract';
import { botCheckTexts } from '@/lib/texts/bot-check';
import type { BotCheck, GoodToken } from '@/server/bot-check/bot-check';
import { getBotCheck } from '@/server/bot-check/get-bot-check';
import type { SqlTx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import type { DomainError } from '@/server/http/errors';

/** A valid token of one form, not spent yet. */
export interface CheckedToken extends GoodToken {
  action: BotCheckAction;
}

const refusal = (action: BotCheckAction): DomainError =>
  invalid({ [botCheckFields[action]]: [botCheckTexts.refused] });

/**
 * Checks the token of a form. Call it once everything else is valid, then `spendBotCheck` in the transaction of the
 * change: an invalid submission does not spend the token (docs/rules/bot-check.md#token).
 * @throws DomainError invalid on the form's token field
 */
export async function verifyBotCheck(
  token: string,
  action: BotCheckAction,
  check: BotCheck = getBotCheck(),
): Promise<CheckedToken> {
  const good = await check.verify(token, action);
  if (!good) throw refusal(action);
  return { ...good, action };
}

/**
 * Spends a token in the transaction of its change. Of two simultaneous submissions with the same token, the second
 * waits for the first and is rejected.
 * @throws DomainError invalid on the form's token field
 */
export async function spendBotCheck(tx: SqlTx, { id, expiresAt, action }: CheckedToken): Promise<void> {
  const count = await tx.$executeRaw`
    INSERT INTO spent_bot_checks (solution_hash, expires_at) VALUES (${id}, ${expiresAt}) ON CONFLICT DO NOTHING`;
  if (count === 0) throw refusal(action);
}
