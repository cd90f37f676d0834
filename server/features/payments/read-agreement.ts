import 'server-only';

import { agreementFileName } from '@/lib/texts/agreement';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayReadRequest } from '@/server/features/requests/policy';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * The newest agreement of a stay as a file.
 * @throws DomainError not_found without one
 */
export async function agreementFile(bookingRequestId: number): Promise<Reply> {
  const row = await prisma().agreement.findFirst({
    where: { bookingRequestId },
    select: { file: true, bookingRequest: { select: { code: true } } },
    orderBy: { id: 'desc' },
  });
  if (!row) throw new DomainError('not_found');
  return fileReply(row.file, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${agreementFileName(row.bookingRequest.code)}"`,
  });
}

/**
 * GET /api/booking-requests/{id}/agreement.pdf, for the landlord and admins.
 * @throws DomainError not_found for others, and without an agreement
 */
export async function getAgreement({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: number };
}): Promise<Reply> {
  const row = await prisma().bookingRequest.findUnique({
    where: { id, listing: { removedAt: null } },
    select: { listing: { select: { userId: true } } },
  });
  if (!row || !mayReadRequest(actor, row.listing.userId)) throw new DomainError('not_found');
  return agreementFile(id);
}
