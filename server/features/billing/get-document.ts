import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { readDocument } from '@/server/features/billing/billing-document';
import type { BillingDocument } from '@/server/features/billing/billing-document';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/** Input of the four document calls: who asks, and for which id. */
export interface DocumentInput {
  actor: Pick<Actor, 'id' | 'isAdmin' | 'staffRole'>;
  params: { id: number };
}

/** Other people's orders do not exist, except for admins. */
const ownOrders = (actor: DocumentInput['actor']) => (hasRight(actor, 'find') ? {} : { userId: actor.id });

function demand(row: { document: unknown } | null): BillingDocument {
  if (!row) throw new DomainError('not_found');
  return readDocument(row.document);
}

/** @throws DomainError not_found if there is no such order, or it is somebody else's */
export async function getOrderDocument({ actor, params: { id } }: DocumentInput): Promise<BillingDocument> {
  const where = { id, ...ownOrders(actor) };
  return demand(await prisma().order.findFirst({ where, select: { document: true } }));
}

/** @throws DomainError not_found if there is no such credit note, or it is somebody else's */
export async function getCreditNoteDocument({
  actor,
  params: { id },
}: DocumentInput): Promise<BillingDocument> {
  const where = { id, order: ownOrders(actor) };
  return demand(await prisma().creditNote.findFirst({ where, select: { document: true } }));
}
