import 'server-only';

import { decisionTexts } from '@/lib/texts/decisions';
import { listingTexts } from '@/lib/texts/listings';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { recordDecision } from '@/server/features/decisions/record-decision';

/**
 * An admin who takes somebody else's home offline owes a statement of reasons; in the same transaction.
 * @param at when it was disabled
 * @param facts why; null says who did it, and that the landlord can put it online again
 */
export async function stateOffline(
  tx: Tx,
  { actor, listingId, facts, at }: { actor: Actor; listingId: number; facts: string | null; at?: Date },
): Promise<void> {
  const { nameHolidayHome, approvedAt, user } = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: {
      nameHolidayHome: true,
      approvedAt: true,
      user: { select: { id: true, email: true, firstName: true } },
    },
  });
  if (user.id === actor.id) return;
  await recordDecision(tx, {
    actor,
    measure: 'offline',
    subject: { id: listingId, name: nameHolidayHome ?? listingTexts.nameless },
    facts: facts ?? decisionTexts.offlineOnBehalf,
    wasApprovedAt: approvedAt,
    ...(at && { at }),
    to: user,
  });
}
