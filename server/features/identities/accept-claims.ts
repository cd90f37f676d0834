import 'server-only';

import { personName } from '@/lib/accounts/contract';
import { secondStepPath } from '@/lib/accounts/return-path';
import { route } from '@/lib/desk-paths';
import { providerFaultParameter } from '@/lib/identities/contract';
import type { ProviderFault, ProviderId } from '@/lib/identities/contract';
import { holdForSignIn } from '@/server/features/accounts/begin-session';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { logFailedSignIn } from '@/server/http/log-refusal';
import { openVouchedSession } from '@/server/features/identities/open-session';
import { forgetIdentity, rememberIdentity } from '@/server/features/identities/pending-identity';
import type { ProviderClaims } from '@/server/features/accounts/providers';

/** Where the browser is sent after the provider's answer, with the cookies to set. */
export interface Onward {
  path: string;
  cookies: string[];
}

interface Answered {
  provider: ProviderId;
  claims: ProviderClaims;
  actor: Actor | null;
  headers: Headers;
  /** The client's address. */
  address: string;
  /** A path on our site. */
  returnPath: string;
}

export const toLogin = (fault: ProviderFault): Onward => ({
  path: route('login', {}, { [providerFaultParameter]: fault }),
  cookies: [],
});

/** The provider's name is a suggestion for the form, so an invalid one is left out. */
const proposed = (name = '') => personName().safeParse(name).data ?? '';

/** Signs in a person whom the provider has identified before, or says why not. Null for somebody new. */
async function signInKnown({
  claims,
  actor,
  headers,
  address,
  returnPath,
}: Answered): Promise<Onward | null> {
  const where = { issuer: claims.iss, subject: claims.sub };
  return transaction(async (tx) => {
    const known = await tx.userIdentity.findFirst({ where, select: { userId: true } });
    if (!known) return null;
    // Locks the account before its rows; a new password may have unlinked it meanwhile.
    await holdForSignIn(tx, known.userId, actor);
    const { count } = await tx.userIdentity.updateMany({ where, data: { lastUsedAt: new Date() } });
    if (count === 0) return null;
    const begun = await openVouchedSession(tx, { userId: known.userId, actor, headers, address });
    if (begun) {
      const path = begun.data ? returnPath : secondStepPath(returnPath);
      return { path, cookies: [...begun.cookies, forgetIdentity()] };
    }
    logFailedSignIn('suspended', known.userId, address);
    return toLogin('suspended');
  });
}

/**
 * What follows a provider's answer: a session for known people; else the page that asks for the password of the account
 * with that address, or for what a new account needs. An address that the provider does not mark as verified is
 * rejected: anybody may enter any address there.
 */
export async function acceptClaims(answered: Answered): Promise<Onward> {
  const known = await signInKnown(answered);
  if (known) return known;
  const { provider, claims, address, returnPath } = answered;
  if (!claims.email || claims.email_verified !== true) {
    logFailedSignIn('provider', null, address);
    return toLogin('unverified');
  }
  const cookie = await rememberIdentity({
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email,
    firstName: proposed(claims.given_name),
    lastName: proposed(claims.family_name),
    returnPath,
  });
  return { path: route('provider-sign-in'), cookies: [cookie] };
}
