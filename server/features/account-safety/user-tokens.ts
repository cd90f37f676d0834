import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { Prisma, TokenKind } from '@/prisma/generated/client';
import { DomainError } from '@/server/http/errors';
import { holdAccounts } from '@/server/lock-order';
import type { Tx } from '@/server/db';
import { errorTexts } from '@/lib/texts/errors';

/**
 * Tokens sent by mail: random, stored as a hash, valid once. An earlier token stays valid beside a newer one, because
 * mails may arrive in any order; using one ends all of its kind. Using or ending tokens locks the user's row first, so
 * that of two at once one waits for the other.
 */
const hour = 3600 * 1000;
const lifetimes: Record<TokenKind, number> = {
  reset_password: hour,
  verify_email: 24 * hour,
  change_email: 24 * hour,
  undo_email_change: 7 * 24 * hour,
};

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

interface NewToken {
  userId: number;
  kind: TokenKind;
  /** The address to confirm; only for 'change_email'. */
  newEmail?: string;
  /** The address to restore; only for 'undo_email_change'. */
  oldEmail?: string;
}

/** Creates a token; the returned value goes into the mail and is stored nowhere else. */
export async function issueToken(tx: Tx, { kind, ...named }: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimes[kind]);
  await tx.userToken.create({ data: { ...named, kind, tokenHash: hashToken(token), expiresAt } });
  return token;
}

const usedSelect = { id: true, userId: true, kind: true, newEmail: true, oldEmail: true } as const;
export type UsedToken = Prisma.UserTokenGetPayload<{ select: typeof usedSelect }>;

const stillGood = (token: string, kinds: readonly TokenKind[]) => ({
  tokenHash: hashToken(token),
  kind: { in: [...kinds] },
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** How many links of a kind that are still valid were made within the last `ms` milliseconds. */
export const countNewTokens = (tx: Tx, userId: number, kind: TokenKind, ms: number): Promise<number> =>
  tx.userToken.count({
    where: { userId, kind, usedAt: null, createdAt: { gt: new Date(Date.now() - ms) } },
  });

/** The owner of a token, without using it; null if it is unknown, used or expired. */
export async function findTokenOwner(
  tx: Tx,
  token: string,
  kinds: readonly TokenKind[],
): Promise<number | null> {
  const row = await tx.userToken.findFirst({ where: stillGood(token, kinds), select: { userId: true } });
  return row?.userId ?? null;
}

/**
 * The tokens that end with a used one: all others of its kind. For links that undo a change of address, only those to
 * the same address and those issued later: whoever moved the account on cannot remove the first owner's link.
 */
function usedWith({ id, userId, kind, oldEmail }: UsedToken): Prisma.UserTokenWhereInput {
  const same = { userId, kind, usedAt: null };
  return oldEmail === null ? same : { ...same, OR: [{ id: { gt: id } }, { oldEmail }] };
}

/**
 * Uses a token, and with it others of its kind. Of two uses at once one wins.
 * @throws DomainError token_used (422) if it is unknown, used or expired, or its account suspended
 */
export async function consumeToken(tx: Tx, token: string, kinds: readonly TokenKind[]): Promise<UsedToken> {
  const ownerId = await findTokenOwner(tx, token, kinds);
  if (ownerId === null || !(await holdAccounts(tx, [ownerId])).has(ownerId)) throw tokenRefusal();
  const usedAt = new Date();
  const [used] = await tx.userToken.updateManyAndReturn({
    where: stillGood(token, kinds),
    data: { usedAt },
    select: usedSelect,
  });
  if (!used) throw tokenRefusal();
  await tx.userToken.updateMany({ where: usedWith(used), data: { usedAt } });
  return used;
}

/**
 * Ends every pending link of an account, of whatever kind, except those that undo a change of address: they are the
 * owner's way back, and a thief must not be able to close it (docs/decisions/2026-11-22-recovery.md).
 */
export async function endAllTokens(tx: Tx, userId: number): Promise<void> {
  await tx.userToken.updateMany({
    where: { userId, usedAt: null, kind: { not: 'undo_email_change' } },
    data: { usedAt: new Date() },
  });
}

export function tokenRefusal(): DomainError {
  return new DomainError('token_used', { fields: { token: [errorTexts.token_used] } });
}
