import 'server-only';

import { getPendingSignIn, setSignInChallenge } from '@/server/features/accounts/pending-sign-in';
import { makeRequestOptions } from '@/server/features/second-factors/passkeys';

/**
 * POST /login/second-factor/options: the WebAuthn options for using a passkey in a pending sign-in. Each call replaces
 * the previous challenge.
 * @throws DomainError sign_in_expired (401)
 */
export async function askPasskey({ cookies }: { cookies: Readonly<Record<string, string>> }) {
  const pending = await getPendingSignIn(cookies);
  const data = await makeRequestOptions(pending.userId);
  await setSignInChallenge(pending.id, data.challenge);
  return { data };
}
