import 'server-only';

import type { Ground } from '@/lib/decisions/measures';
import { decisionTexts } from '@/lib/texts/decisions';
import { listingTexts } from '@/lib/texts/listings';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { recordDecision } from '@/server/features/decisions/record-decision';

interface TakenOffline {
  actor: Actor;
  listingId: number;
  /** Why; null says who did it, and that the landlord can put it online again. */
  facts: string | null;
  ground?: Ground;
  article?: string;
  /** When it was disabled. */
  at?: Date;
}

/** Writes the statement of reasons when an admin takes another's home offline, in the same transaction. */
export async function stateOffline(
  tx: Tx,
  { actor, listingId, facts, ground, article, at }: TakenOffline,
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
    ...{ measure: 'offline', ground, article },
    subject: { id: listingId, name: nameHolidayHome ?? listingTexts.nameless },
    facts: facts ?? decisionTexts.offlineOnBehalf,
    wasApprovedAt: approvedAt,
    ...(at && { at }),
    to: user,
  });
}
