import 'server-only';

import type { GuestStay } from '@/lib/guest-stays/contract';
import type { AgreementInput } from '@/lib/payments/agreement-contract';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { agreementFile } from '@/server/features/payments/read-agreement';
import { loadGuestStay } from '@/server/features/guest-stays/get-guest-page';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { DomainError } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';
import { lockBookingRequest } from '@/server/lock-order';

/** The guest accepts the newest agreement, the one that was read. */
export async function acceptAgreementOf(tx: Tx, id: number, { sha256, name }: AgreementInput): Promise<void> {
  const stay = await lockBookingRequest(tx, id);
  const newest = await tx.agreement.findFirst({
    where: { bookingRequestId: id },
    select: { id: true, sha256: true },
    orderBy: { id: 'desc' },
  });
  if (!stay || !newest) throw new DomainError('not_found');
  if (stay.status !== 'approved') throw new DomainError('agreement_void');
  if (newest.sha256 !== sha256) throw new DomainError('agreement_replaced');
  const { count } = await tx.agreement.updateMany({
    where: { id: newest.id, acceptedAt: null },
    data: { acceptedAt: new Date(), acceptedBy: name },
  });
  if (count === 0) throw new DomainError('agreement_accepted');
}

interface Input {
  params: { token: string };
}

/**
 * POST /api/stays/{token}/agreement
 * @throws DomainError not_found, also without an agreement; agreement_replaced, agreement_accepted, agreement_void
 *   (409)
 */
export async function acceptAgreement({
  params,
  body,
}: Input & { body: AgreementInput }): Promise<{ data: GuestStay }> {
  const id = await getStayOf(params.token);
  await transaction((tx) => acceptAgreementOf(tx, id, body));
  return { data: await loadGuestStay(id) };
}

/**
 * GET /api/stays/{token}/agreement.pdf
 * @throws DomainError not_found, also without an agreement
 */
export async function getGuestAgreement({ params }: Input): Promise<Reply> {
  return agreementFile(await getStayOf(params.token));
}
