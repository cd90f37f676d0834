import 'server-only';

import { moderationState } from '@/lib/moderation/lifecycle';
import type { SqlTx } from '@/server/db';
import { hashToken } from '@/server/features/requests/guest-tokens';
import type { Thread } from '@/server/features/requests/thread';
import { DomainError } from '@/server/http/errors';

interface Opening {
  listingId: number;
  /** The guest's text, which the landlord's mail contains too. */
  message: string;
  /** Of the links to the guest's own page (`newGuestToken`). */
  tokens: readonly string[];
}

/**
 * Writes what belongs to a new request, in one statement, and rejects it if its listing was withdrawn since it was
 * loaded. The row of the request, already written, locks the listing until the transaction ends: whoever withdraws it
 * after this waits, and then ends what it finds (`closeRequests`).
 * @throws DomainError listing_not_found
 */
export async function openThread(
  tx: SqlTx,
  { kind, id }: Thread,
  { listingId, message, tokens }: Opening,
): Promise<void> {
  const [stay, question] = kind === 'booking-requests' ? [id, null] : [null, id];
  const now = new Date();
  const [listing] = await tx.$queryRaw<{ approved: Date | null; disabled: Date | null }[]>`
    WITH said AS (
      INSERT INTO messages (booking_request_id, contact_request_id, sender, body, created_at, told_at)
      VALUES (${stay}::int, ${question}::int, 'guest', ${message}, ${now}, ${now})
    ), issued AS (
      INSERT INTO guest_tokens (token_hash, booking_request_id, contact_request_id)
      SELECT hash, ${stay}::int, ${question}::int FROM unnest(${tokens.map(hashToken)}::text[]) AS hash
    )
    SELECT approved_at AS approved, disabled_at AS disabled FROM listings WHERE id = ${listingId}`;
  if (!listing || moderationState(listing) !== 'online') throw new DomainError('listing_not_found');
}
