import 'server-only';

import { countsOf } from '@/server/features/accounts/guard-tries';
import type { GuardedTry } from '@/server/features/accounts/guard-tries';
import { findKnownBrowser } from '@/server/auth/known-browser';
import type { KnownAs } from '@/server/auth/known-browser';
import { logFailedSignIn } from '@/server/http/log-refusal';

export interface PasswordTry {
  /** The address as typed, whether or not it has an account. */
  email: string;
  account: KnownAs | null;
  /** The client's address. */
  address: string;
  cookies: Readonly<Record<string, string>>;
  /** The proof of work, if one was sent. */
  token?: string;
}

/** How a password attempt is counted, whatever address was typed. */
export function passwordTry({ email, account, address, cookies, token }: PasswordTry): GuardedTry {
  const browser = account && findKnownBrowser(cookies, account);
  return {
    action: 'login',
    token,
    ...countsOf('login', { browser, who: email.toLowerCase(), address }),
    onRefused: () => logFailedSignIn('proof_needed', account?.id ?? null, address),
  };
}
