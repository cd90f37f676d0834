import 'server-only';

import type { ContactRequestDto } from '@/lib/contact-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { contactRequestSelect } from '@/server/contact-requests/select';
import { toContactRequestDto } from '@/server/contact-requests/serialize';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { mayReadRequest } from '@/server/requests/policy';

/**
 * For a page: the request that the actor may see, or null. Opened by the listing's owner it counts as read from now
 * on; an admin's look changes nothing (decisions, 'counts').
 */
export async function findContactRequest(actor: Actor, id: number): Promise<ContactRequestDto | null> {
  const row = await prisma().contactRequest.findUnique({ where: { id }, select: contactRequestSelect });
  if (!row || !mayReadRequest(actor, row.listing.userId)) return null;
  if (row.readAt || row.listing.userId !== actor.id) return toContactRequestDto(row);
  const readAt = new Date();
  await prisma().contactRequest.updateMany({ where: { id, readAt: null }, data: { readAt } });
  return toContactRequestDto({ ...row, readAt });
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/contact-requests/{id}
 * @throws DomainError not_found when there is none, or it belongs to somebody else
 */
export async function getContactRequest({ actor, params }: Input): Promise<{ data: ContactRequestDto }> {
  const data = await findContactRequest(actor, params.id);
  if (!data) throw new DomainError('not_found');
  return { data };
}
