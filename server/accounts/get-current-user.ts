import 'server-only';

import type { CurrentUserDto } from '@/lib/accounts/contract';
import { userSelect } from '@/server/accounts/select';
import { serializeUser } from '@/server/accounts/serialize';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** GET /api/user: the signed-in user; signed out it is a 401, which the client reads as such. */
export async function getCurrentUser({ actor }: { actor: Actor }): Promise<{ data: CurrentUserDto }> {
  const impersonating = actor.impersonatorId !== null;
  return { data: await loadCurrentUser(prisma(), actor.id, { impersonating }) };
}

/** One's own data. */
export async function loadCurrentUser(
  tx: Tx,
  id: number,
  { impersonating }: Pick<CurrentUserDto, 'impersonating'>,
): Promise<CurrentUserDto> {
  const row = await tx.user.findUniqueOrThrow({ where: { id }, select: userSelect });
  const bookingRequests = await tx.bookingRequest.count({ where: { listing: { userId: id } } });
  const contactRequests = await tx.contactRequest.count({ where: { listing: { userId: id } } });
  return { ...serializeUser(row, { bookingRequests, contactRequests }), impersonating };
}
