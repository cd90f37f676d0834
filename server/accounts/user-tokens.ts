import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { TokenKind } from '@/prisma/generated/client';
import { DomainError } from '@/server/http/errors';
import type { Tx } from '@/server/db';
import { errorTexts } from '@/lib/texts/errors';

/**
 * Tokens that travel by mail (decisions, 'forgot password …'): random, stored as a hash, good once. An earlier
 * token stays good beside a newer one, because mails may arrive in any order; using one ends all of its kind.
 */
const hour = 3600 * 1000;
const lifetimes: Record<TokenKind, number> = {
  reset_password: hour,
  verify_email: 24 * hour,
  change_email: 24 * hour,
};

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

interface NewToken {
  userId: number;
  kind: TokenKind;
  /** The address to be confirmed; for 'change_email' alone. */
  newEmail?: string;
}

/** Makes a token; what is returned goes into the mail and exists nowhere else. */
export async function issueToken(tx: Tx, { userId, kind, newEmail }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimes[kind]);
  await tx.userToken.create({ data: { userId, kind, newEmail, tokenHash: hashToken(token), expiresAt } });
  return token;
}

export interface UsedToken {
  userId: number;
  kind: TokenKind;
  newEmail: string | null;
}

const stillGood = (token: string, kinds: readonly TokenKind[]) => ({
  tokenHash: hashToken(token),
  kind: { in: [...kinds] },
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** Whose token this is, without using it; null when it is unknown, used or too old. */
export async function findTokenOwner(tx: Tx, token: string, kind: TokenKind): Promise<number | null> {
  const row = await tx.userToken.findFirst({ where: stillGood(token, [kind]), select: { userId: true } });
  return row?.userId ?? null;
}

/**
 * Uses a token, and with it all others of its kind. Of two uses at once one wins.
 * @throws DomainError token_used (422) when it is unknown, used or too old
 */
export async function consumeToken(tx: Tx, token: string, kinds: readonly TokenKind[]): Promise<UsedToken> {
  const usedAt = new Date();
  const [used] = await tx.userToken.updateManyAndReturn({
    where: stillGood(token, kinds),
    data: { usedAt },
    select: { userId: true, kind: true, newEmail: true },
  });
  if (!used) throw tokenRefusal();
  await tx.userToken.updateMany({
    where: { userId: used.userId, kind: used.kind, usedAt: null },
    data: { usedAt },
  });
  return used;
}

export function tokenRefusal(): DomainError {
  return new DomainError('token_used', { fields: { token: [errorTexts.token_used] } });
}
