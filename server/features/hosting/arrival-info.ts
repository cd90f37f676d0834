import 'server-only';

import type { ArrivalInfoInput } from '@/lib/hosting/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayTendGuests } from '@/server/features/listings/policy';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: string };
}

interface Answer {
  data: { arrival_info: string | null };
}

/**
 * GET /api/listings/{id}/arrival-info: how guests get in.
 * @throws DomainError listing_not_found, forbidden
 */
export async function getArrivalInfo({ actor, params }: Input): Promise<Answer> {
  const { id } = await getListingFor(params.id, actor, mayTendGuests);
  const { arrivalInfo } = await prisma().listing.findUniqueOrThrow({
    where: { id },
    select: { arrivalInfo: true },
  });
  return { data: { arrival_info: arrivalInfo } };
}

/**
 * PUT /api/listings/{id}/arrival-info; empty removes it. The landlord decides when guests read it.
 * @throws DomainError listing_not_found, forbidden
 */
export async function saveArrivalInfo({
  actor,
  params,
  body: { arrival_info },
}: Input & { body: ArrivalInfoInput }): Promise<Answer> {
  const { id } = await getListingFor(params.id, actor, mayTendGuests);
  await transaction(async (tx) => {
    await holdActor(tx, actor);
    await tx.listing.update({ where: { id }, data: { arrivalInfo: arrival_info }, select: { id: true } });
  });
  return { data: { arrival_info } };
}
