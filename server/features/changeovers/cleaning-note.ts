import 'server-only';

import type { CleaningNoteInput } from '@/lib/changeovers/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';

interface Input {
  actor: Actor;
  params: { id: string };
}

interface Answer {
  data: { note: string | null };
}

/**
 * GET /api/listings/{id}/cleaning-note, for its editors; cleaners read it with each changeover.
 * @throws DomainError listing_not_found, forbidden
 */
export async function getCleaningNote({ actor, params }: Input): Promise<Answer> {
  const { id: listingId } = await getListingFor(params.id, actor, mayEditListing);
  const row = await prisma().cleaningNote.findUnique({ where: { listingId } });
  return { data: { note: row?.note ?? null } };
}

/**
 * PUT /api/listings/{id}/cleaning-note; empty removes it.
 * @throws DomainError listing_not_found, forbidden
 */
export async function saveCleaningNote({
  actor,
  params,
  body: { note },
}: Input & { body: CleaningNoteInput }): Promise<Answer> {
  const { id: listingId } = await getListingFor(params.id, actor, mayEditListing);
  await transaction(async (tx) => {
    if (note === null) await tx.cleaningNote.deleteMany({ where: { listingId } });
    else
      await tx.cleaningNote.upsert({ where: { listingId }, create: { listingId, note }, update: { note } });
  });
  return { data: { note } };
}
