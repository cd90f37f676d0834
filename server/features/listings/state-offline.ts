import 'server-only';

import { decisionTexts } from '@/lib/texts/decisions';
import { listingTexts } from '@/lib/texts/listings';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { recordDecision } from '@/server/features/decisions/record-decision';

/**
 * An admin who takes somebody else's home offline owes a statement of reasons; in the same transaction.
 * @param facts why; null says who did it, and that the landlord can put it online again
 */
export async function stateOffline(
  tx: Tx,
  { actor, listingId, facts }: { actor: Actor; listingId: number; facts: string | null },
): Promise<void> {
  const { nameHolidayHome, user } = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { nameHolidayHome: true, user: { select: { id: true, email: true, firstName: true } } },
  });
  if (user.id === actor.id) return;
  await recordDecision(tx, {
    actor,
    measure: 'offline',
    subject: { id: listingId, name: nameHolidayHome ?? listingTexts.nameless },
    facts: facts ?? decisionTexts.offlineOnBehalf,
    to: user,
  });
}
