import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { Prisma, TokenKind } from '@/prisma/generated/client';
import { DomainError } from '@/server/http/errors';
import { holdAccounts } from '@/server/lock-order';
import type { Tx } from '@/server/db';
import { errorTexts } from '@/lib/texts/errors';

/**
 * Tokens that travel by mail: random, stored as a hash, good once. An earlier token stays good beside a newer one,
 * because mails may arrive in any order; using one ends all of its kind. Using or ending tokens holds the user's row
 * first, so that of two at once one waits for the other.
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
  /** The address to be confirmed; for 'change_email' alone. */
  newEmail?: string;
  /** The address to be restored; for 'undo_email_change' alone. */
  oldEmail?: string;
}

/** Makes a token; the returned value goes into the mail and exists nowhere else. */
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

/** How many links of a kind that are still good were made within the last so many milliseconds. */
export const countNewTokens = (tx: Tx, userId: number, kind: TokenKind, ms: number): Promise<number> =>
  tx.userToken.count({
    where: { userId, kind, usedAt: null, createdAt: { gt: new Date(Date.now() - ms) } },
  });

/** Whose token this is, without using it; null when it is unknown, used or too old. */
export async function findTokenOwner(
  tx: Tx,
  token: string,
  kinds: readonly TokenKind[],
): Promise<number | null> {
  const row = await tx.userToken.findFirst({ where: stillGood(token, kinds), select: { userId: true } });
  return row?.userId ?? null;
}

/**
 * What goes with a used token: all others of its kind. Of links that take a change of address back, only those to the
 * same address and those given out since: whoever moved the account on cannot remove the first owner's link.
 */
function usedWith({ id, userId, kind, oldEmail }: UsedToken): Prisma.UserTokenWhereInput {
  const same = { userId, kind, usedAt: null };
  return oldEmail === null ? same : { ...same, OR: [{ id: { gt: id } }, { oldEmail }] };
}

/**
 * Uses a token, and with it others of its kind. Of two uses at once one wins.
 * @throws DomainError token_used (422) when it is unknown, used or too old, or its account suspended
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
 * Ends every pending link of an account, of whatever kind, except those that take a change of address back: they are
 * the owner's way home, and a thief must not be able to close it (docs/decisions/2026-11-22-recovery.md).
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
