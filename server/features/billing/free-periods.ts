import 'server-only';

import type { FreePeriodInput } from '@/lib/billing/contract';
import { addDays, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { coverListing, freeAt } from '@/server/features/billing/cover-listing';
import { getBilling } from '@/server/features/billing/get-billing';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayGiveFreePeriod } from '@/server/features/listings/policy';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: string };
}

type Answer = { data: FreePeriodInput | null };

async function load(db: Tx, listingId: number): Promise<Answer> {
  const row = await db.freePeriod.findFirst({ where: { listingId, ...freeAt(new Date()) } });
  return { data: row && { until: row.until && utcDateToDay(row.until) } };
}

/** GET /api/listings/{id}/free-period, for admins: whether the listing is offered free, and until when. */
export async function getFreePeriod({ actor, params }: Input): Promise<Answer> {
  const { id } = await getListingFor(params.id, actor, mayGiveFreePeriod);
  return load(prisma(), id);
}

/** Stores the last day and applies the consequences to the listing; where publishing is free it has none. */
async function setPeriod(
  tx: Tx,
  actor: Actor,
  listingId: number,
  until: FreePeriodInput['until'],
): Promise<void> {
  await holdActor(tx, actor);
  const data = { until: until && dayToUtcDate(until), grantedById: actor.id, grantedAt: new Date() };
  await tx.freePeriod.upsert({ where: { listingId }, create: { ...data, listingId }, update: data });
  if (!getBilling().isFree) await coverListing(tx, listingId);
}

/**
 * PUT /api/listings/{id}/free-period: an admin lets a listing be online without paying, up to and including a day or
 * until further notice. A day in the past ends it.
 */
export async function grantFreePeriod(input: Input & { body: FreePeriodInput }): Promise<Answer> {
  const { actor, params, body } = input;
  const { id } = await getListingFor(params.id, actor, mayGiveFreePeriod);
  return transaction(async (tx) => {
    await setPeriod(tx, actor, id, body.until);
    const subject = { type: 'listing', id } as const;
    await recordAudit(tx, { actor, action: 'listing.free', subject, details: { until: body.until } });
    return load(tx, id);
  });
}

/** DELETE /api/listings/{id}/free-period: ends the offer; without a subscription the listing goes offline. */
export async function endFreePeriod({ actor, params }: Input): Promise<void> {
  const { id } = await getListingFor(params.id, actor, mayGiveFreePeriod);
  await transaction(async (tx) => {
    const { data } = await load(tx, id);
    if (!data) return;
    await setPeriod(tx, actor, id, addDays(todayIn(), -1));
    await recordAudit(tx, { actor, action: 'listing.unfree', subject: { type: 'listing', id } });
  });
}
