import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';

/** The token for the mail, and the hash to store. */
export function newInvitationToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashInvitationToken(token) };
}

export const hashInvitationToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** An unaccepted invitation of this account; only its confirmed address counts. */
export const openInvitationOf = (actor: Actor) =>
  ({
    email: actor.email,
    userId: null,
    listing: { userId: { not: actor.id } },
  }) as const satisfies Prisma.ListingManagerWhereInput;
