import 'server-only';

import { z } from '@/lib/api/zod';
import { providerIds } from '@/lib/identities/contract';
import { openSealed, sealToken } from '@/server/auth/sealed-token';
import { hostCookieName, serializeCookie } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';

/**
 * The state between the provider's answer and an account here: its claims, sealed in a short-lived cookie of the
 * browser that was sent back. Nothing is stored, nobody is signed in.
 */
const lifetimeSeconds = 600;

export const pendingIdentityCookieName = (): string => hostCookieName('pending_identity');

const pendingSchema = z.object({
  provider: z.enum(providerIds),
  issuer: z.string(),
  subject: z.string(),
  /** Verified by the provider. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A path on our site. */
  returnPath: z.string(),
});
export type PendingIdentity = z.output<typeof pendingSchema>;

/** The Set-Cookie value that stores it. */
export async function rememberIdentity(pending: PendingIdentity): Promise<string> {
  const sealed = await sealToken('pending-identity', { ...pending }, { maxAge: lifetimeSeconds });
  return serializeCookie(pendingIdentityCookieName(), sealed, { httpOnly: true, maxAge: lifetimeSeconds });
}

/** The Set-Cookie value that removes it. */
export function forgetIdentity(): string {
  return serializeCookie(pendingIdentityCookieName(), '', { httpOnly: true, maxAge: 0 });
}

/** The pending identity in the cookies, or null if it is expired, forged or absent. */
export async function findPendingIdentity(
  cookies: Readonly<Record<string, string>>,
): Promise<PendingIdentity | null> {
  const sealed = cookies[pendingIdentityCookieName()];
  if (!sealed) return null;
  return pendingSchema.safeParse(await openSealed('pending-identity', sealed)).data ?? null;
}

/** @throws DomainError provider_answer_expired */
export async function getPendingIdentity(
  cookies: Readonly<Record<string, string>>,
): Promise<PendingIdentity> {
  const pending = await findPendingIdentity(cookies);
  if (!pending) throw new DomainError('provider_answer_expired');
  return pending;
}
