import 'server-only';

import type { PaymentTerms } from '@/lib/payments/terms-contract';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayAsk, mayReadTerms } from '@/server/features/payments/policy';
import { toPaymentTerms } from '@/server/features/payments/told-terms';
import { DomainError } from '@/server/http/errors';
import { holdActor, holdListing } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * GET /api/listings/{id}/payment-terms
 * @throws DomainError listing_not_found; forbidden for anybody but the landlord and admins
 */
export async function getPaymentTerms({ actor, params }: Input): Promise<{ data: PaymentTerms }> {
  const { id } = await getListingFor(params.id, actor, mayReadTerms);
  return {
    data: toPaymentTerms(await prisma().listingPaymentTerms.findUnique({ where: { listingId: id } })),
  };
}

/**
 * PUT /api/listings/{id}/payment-terms: for requests from now on.
 * @throws DomainError listing_not_found; forbidden for anybody but the landlord
 */
export async function savePaymentTerms({
  actor,
  params,
  body,
}: Input & { body: PaymentTerms }): Promise<{ data: PaymentTerms }> {
  const { id: listingId } = await getListingFor(params.id, actor, mayAsk);
  const columns = {
    advancePercent: body.advance_percent,
    advanceDays: body.advance_days,
    balanceDays: body.balance_days,
    deposit: body.deposit,
    agreement: body.agreement,
  };
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    if (!(await holdListing(tx, listingId))) throw new DomainError('listing_not_found');
    await tx.listingPaymentTerms.upsert({
      where: { listingId },
      create: { listingId, ...columns },
      update: columns,
    });
    return { data: body };
  });
}
