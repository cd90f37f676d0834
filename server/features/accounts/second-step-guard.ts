import 'server-only';

import type { SecondFactorInput } from '@/lib/second-factors/contract';
import { countsOf } from '@/server/features/accounts/guard-tries';
import type { GuardedTry } from '@/server/features/accounts/guard-tries';
import { findKnownBrowser } from '@/server/auth/known-browser';
import type { KnownAs } from '@/server/auth/known-browser';
import { logFailedSignIn } from '@/server/http/log-refusal';

interface SecondStep {
  body: SecondFactorInput;
  account: KnownAs;
  /** The client's address. */
  address: string;
  cookies: Readonly<Record<string, string>>;
}

/** What the daily limit counts: a browser that knows the account, or the account for all others. */
export const codesOfDay = ({ account, cookies }: Pick<SecondStep, 'account' | 'cookies'>): string =>
  findKnownBrowser(cookies, account) ?? `account ${account.id}`;

/**
 * How an attempt at a second factor is counted. Passkeys separately from codes: nobody can guess one, and a wrong code
 * elsewhere says nothing about it.
 */
export function secondStepTry({ body, account, address, cookies }: SecondStep): GuardedTry {
  const browser = findKnownBrowser(cookies, account);
  const common = {
    action: 'second_factor',
    token: body.token,
    onRefused: () => logFailedSignIn('proof_needed', account.id, address),
  } as const;
  if (body.code === undefined)
    return { ...common, own: ['passkey', browser ?? `${account.id} ${address}`], shared: [] };
  return { ...common, ...countsOf('code', { browser, who: String(account.id), address }) };
}
