import 'server-only';

import { botCheckFields } from '@/lib/bot-check/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { countUse, forgive, refund } from '@/server/http/rate-limit';
import type { LimitName } from '@/server/http/rate-limit';

/**
 * Limits what anybody may attempt without locking anybody out: attempts are counted, and beyond a limit each further
 * one costs a proof of work. A browser that knows the account is counted separately, so that nothing others do affects
 * the account's owner (docs/decisions/2026-11-28-locking-nobody-out.md).
 */
type Count = readonly [limit: LimitName, subject: string];

export interface GuardedTry {
  action: keyof typeof accountTexts.proofNeeded;
  /** The proof of work, if one was sent. */
  token: string | undefined;
  /** Who makes the attempt: a browser, or an account and an address together. Reset by a successful attempt. */
  own: Count;
  /** Counts that others add to as well: the account, the address. */
  shared: readonly Count[];
  /** Called for an attempt that lacks the proof of work it needs. */
  onRefused?: () => void;
}

/**
 * How an attempt on an account is counted: per browser if it knows the account; otherwise per account and address,
 * together and separately.
 * @param who the account: its id, or the typed address, whether or not it has one
 */
export function countsOf(
  kind: 'login' | 'code' | 'forgot',
  { browser, who, address }: { browser: string | null; who: string; address: string },
): Pick<GuardedTry, 'own' | 'shared'> {
  if (browser !== null) return { own: [`${kind}-browser`, browser], shared: [] };
  return {
    own: [`${kind}-pair`, `${who} ${address}`],
    shared: [
      [`${kind}-address`, address],
      [`${kind}-account`, who],
    ],
  };
}

/**
 * Counts an attempt before it is checked, so that simultaneous ones count too. One proof of work is good for one
 * attempt, successful or not.
 * @throws DomainError invalid on the action's token field if a proof of work is needed and missing, wrong or used
 */
export async function admitTry({ action, token, own, shared, onRefused }: GuardedTry): Promise<void> {
  const within = await Promise.all([own, ...shared].map(([limit, subject]) => countUse(limit, subject)));
  if (!within.includes(false)) return;
  if (token === undefined) {
    onRefused?.();
    throw invalid({ [botCheckFields[action]]: [accountTexts.proofNeeded[action]] });
  }
  const checked = await verifyBotCheck(token, action);
  await transaction((tx) => spendBotCheck(tx, checked));
}

/**
 * The attempt succeeded: takes back its count and resets the caller's own. What others did to the account or from the
 * address stays counted.
 */
export async function forgiveTry({ own, shared }: GuardedTry): Promise<void> {
  await Promise.all([forgive(...own), ...shared.map(([limit, subject]) => refund(limit, subject))]);
}
