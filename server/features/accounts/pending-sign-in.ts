import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { z } from '@/lib/api/zod';
import { providerIds } from '@/lib/identities/contract';
import type { Tx } from '@/server/db';
import { prisma } from '@/server/db';
import { hostCookieName, serializeCookie } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';

/**
 * Between the first factor, such as the right password, and the second: a random id in a cookie of its own, its hash in
 * a row that lives ten minutes. It signs nobody in, and whatever ends the account's sessions ends it too.
 */
const seconds = 600;

const hash = (id: string) => createHash('sha256').update(id).digest('hex');
export const pendingSignInCookieName = (): string => hostCookieName('second-factor');

/** An account elsewhere; its provider called the address verified. */
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
  /** When the password was given; null where something else stood in for it. */
  passwordAt: Date | null;
  /** The account elsewhere that is linked when this is through. */
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
 * Ends it, for the session that replaces it. Of two ends at once one wins.
 * @throws DomainError sign_in_expired (401) when it was ended meanwhile
 */
export async function endPendingSignIn(tx: Tx, id: string): Promise<void> {
  const { count } = await tx.pendingSignIn.deleteMany({ where: { id } });
  if (count === 0) throw new DomainError('sign_in_expired');
}

/** What a passkey has to sign to finish it; an earlier challenge no longer counts. */
export async function setSignInChallenge(id: string, challenge: string): Promise<void> {
  await prisma().pendingSignIn.updateMany({ where: { id }, data: { challenge } });
}

/** That challenge, for one try: using it removes it, right or wrong. Null when there is none. */
export async function takeSignInChallenge(id: string): Promise<string | null> {
  const known = await prisma().pendingSignIn.findUnique({ where: { id }, select: { challenge: true } });
  if (!known?.challenge) return null;
  const { count } = await prisma().pendingSignIn.updateMany({
    where: { id, challenge: known.challenge },
    data: { challenge: null },
  });
  return count === 1 ? known.challenge : null;
}
