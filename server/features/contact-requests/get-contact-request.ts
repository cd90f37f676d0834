import 'server-only';

import type { ContactRequestDetail } from '@/lib/contact-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { contactRequestSelect } from '@/server/features/contact-requests/select';
import { toContactRequestDto } from '@/server/features/contact-requests/serialize';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { isUndeliverable } from '@/server/mail/undeliverable';
import { openRequest, readable } from '@/server/features/requests/read-request';

/** For a page: the request if the actor may see it, else null. Marks it as read when the listing's owner opens it. */
export async function findContactRequest(actor: Actor, id: number): Promise<ContactRequestDetail | null> {
  const row = readable(
    actor,
    await prisma().contactRequest.findUnique({ where: { id }, select: contactRequestSelect }),
  );
  if (!row) return null;
  const opened = await openRequest(actor, row, (readAt) =>
    prisma().contactRequest.updateMany({ where: { id, readAt: null }, data: { readAt } }),
  );
  return { ...toContactRequestDto(opened), email_returns: await isUndeliverable(row.email) };
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/contact-requests/{id}
 * @throws DomainError not_found when there is none, or it belongs to somebody else
 */
export async function getContactRequest({ actor, params }: Input): Promise<{ data: ContactRequestDetail }> {
  const data = await findContactRequest(actor, params.id);
  if (!data) throw new DomainError('not_found');
  return { data };
}
