import 'server-only';

import { botCheckFields } from '@/lib/bot-check/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { countUse, forgive, refund } from '@/server/http/rate-limit';
import type { LimitName } from '@/server/http/rate-limit';

/**
 * Keeps what anybody may try from being tried without end, and locks nobody out: tries are counted, and beyond a limit
 * each further one costs a proof of work. A browser that knows the account is counted apart, so that nothing others do
 * reaches its owner (docs/decisions/2026-11-28-locking-nobody-out.md).
 */
type Count = readonly [limit: LimitName, subject: string];

export interface GuardedTry {
  action: keyof typeof accountTexts.proofNeeded;
  /** The proof of work, where one was sent. */
  token: string | undefined;
  /** Who tries: a browser, or an account and an address together. Forgotten after a right try. */
  own: Count;
  /** What others add to as well: the account, the address. */
  shared: readonly Count[];
  /** Told of a try that came without the proof it needs. */
  onRefused?: () => void;
}

/**
 * How a try at an account is counted: by a browser that knows it, and for all others by account and address, together
 * and each alone.
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
 * Counts a try before it is judged, so that simultaneous tries count too. One proof is for one try, right or wrong.
 * @throws DomainError invalid on the action's token field where a proof of work is needed and missing, wrong or used
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
 * The try was right: it was no failure, and earlier typos are forgotten. What others did to the account or from the
 * address stays counted.
 */
export async function forgiveTry({ own, shared }: GuardedTry): Promise<void> {
  await Promise.all([forgive(...own), ...shared.map(([limit, subject]) => refund(limit, subject))]);
}
