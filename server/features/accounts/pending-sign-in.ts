import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { z } from '@/lib/api/zod';
import { providerIds } from '@/lib/identities/contract';
import type { Tx } from '@/server/db';
import { prisma } from '@/server/db';
import { hostCookieName, serializeCookie } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';

/**
 * The state between the first factor, such as the right password, and the second: a random id in its own cookie, its
 * hash in a row that is valid for ten minutes. It signs nobody in, and whatever ends the account's sessions ends it
 * too.
 */
const seconds = 600;

const hash = (id: string) => createHash('sha256').update(id).digest('hex');
export const pendingSignInCookieName = (): string => hostCookieName('second-factor');

/** An external account whose provider has verified the address. */
const identitySchema = z.object({
  provider: z.enum(providerIds),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
});
export type Identity = z.output<typeof identitySchema>;

export interface PendingSignIn {
  id: string;
  userId: number;
  remember: boolean;
  /** When the password was entered; null if something else took its place. */
  passwordAt: Date | null;
  /** The external account to link when the sign-in is complete. */
  identity: Identity | null;
}

/** Records a right first factor, in the transaction that checked it; returns the Set-Cookie value. */
export async function startPendingSignIn(
  tx: Tx,
  { identity, ...pending }: Omit<PendingSignIn, 'id'>,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + seconds * 1000);
  await tx.pendingSignIn.create({
    data: { ...pending, id: hash(id), expiresAt, ...(identity && { identity }) },
  });
  return serializeCookie(pendingSignInCookieName(), id, { httpOnly: true, maxAge: seconds });
}

/** The Set-Cookie value that removes the cookie. */
export const clearedPendingCookie = () =>
  serializeCookie(pendingSignInCookieName(), '', { httpOnly: true, maxAge: 0 });

/**
 * The browser's pending sign-in.
 * @throws DomainError sign_in_expired (401) when there is none
 */
export async function getPendingSignIn(cookies: Readonly<Record<string, string>>): Promise<PendingSignIn> {
  const row = await prisma().pendingSignIn.findFirst({
    where: {
      id: hash(cookies[pendingSignInCookieName()] ?? ''),
      expiresAt: { gt: new Date() },
      user: { suspendedAt: null },
    },
    select: { id: true, userId: true, remember: true, passwordAt: true, identity: true },
  });
  if (!row) throw new DomainError('sign_in_expired');
  return { ...row, identity: identitySchema.nullable().parse(row.identity) };
}

/**
 * Ends it, in favour of the session that replaces it. Of two attempts to end it at once one wins.
 * @throws DomainError sign_in_expired (401) if it was ended meanwhile
 */
export async function endPendingSignIn(tx: Tx, id: string): Promise<void> {
  const { count } = await tx.pendingSignIn.deleteMany({ where: { id } });
  if (count === 0) throw new DomainError('sign_in_expired');
}

/** Sets the challenge that a passkey has to sign; an earlier one no longer counts. */
export async function setSignInChallenge(id: string, challenge: string): Promise<void> {
  await prisma().pendingSignIn.updateMany({ where: { id }, data: { challenge } });
}

/** Takes that challenge for one attempt: it is removed, whether the attempt succeeds or not. Null if there is none. */
export async function takeSignInChallenge(id: string): Promise<string | null> {
  const known = await prisma().pendingSignIn.findUnique({ where: { id }, select: { challenge: true } });
  if (!known?.challenge) return null;
  const { count } = await prisma().pendingSignIn.updateMany({
    where: { id, challenge: known.challenge },
    data: { challenge: null },
  });
  return count === 1 ? known.challenge : null;
}
