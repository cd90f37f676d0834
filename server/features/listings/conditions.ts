import 'server-only';

import type { ModerationState } from '@/lib/moderation/lifecycle';
import type { Prisma } from '@/prisma/generated/client';

/**
 * Conditions on a listing's row for queries that cannot call the rules in `lib/moderation/lifecycle.ts`, `policy.ts`
 * and `lib/listings/address.ts`. Each rule is translated for the database only here; a test compares it with the
 * original in every state.
 */

/** `moderationState` of a listing as a Prisma condition. */
export const whereState: Readonly<Record<ModerationState, Prisma.ListingWhereInput>> = {
  waiting: { approvedAt: null, disabledAt: null },
  online: { approvedAt: { not: null }, disabledAt: null },
  offline: { disabledAt: { not: null } },
};

/** SQL that is true of a row whose `listingVisibility` is 'online'. */
export const isOnline = (listings: string) =>
  `${listings}.approved_at IS NOT NULL AND ${listings}.disabled_at IS NULL`;

/** SQL for the number of cots in a listing's rooms. */
export const cotsOf = (listingId: string) =>
  `(SELECT coalesce(sum(b.count), 0)::int FROM listing_beds b WHERE b.listing_id = ${listingId} AND b.kind = 'cot')`;

/** The metres to the beach in SQL, as `publicDistance` rounds them. */
export const publicDistance = (listings: string) =>
  `CASE WHEN ${listings}.display_home_address THEN ${listings}.distance_to_beach_m
    ELSE floor(${listings}.distance_to_beach_m / 50.0 + 0.5)::int * 50 END`;

/** The building's name in SQL, as `publicAddress` shows it. */
export const publicResidence = (listings: string) =>
  `CASE WHEN ${listings}.display_home_address THEN ${listings}.name_residence END`;
