import 'server-only';

import type { ModerationState } from '@/lib/moderation/lifecycle';
import type { Prisma } from '@/prisma/generated/client';

/**
 * What a query asks of a listing's row where the rules of `lib/moderation/lifecycle.ts`, `policy.ts` and
 * `lib/listings/address.ts` cannot be called. Each stands for the database here alone; a test holds it equal to its
 * rule in every state.
 */

/** `moderationState` of a listing, as Prisma asks for it. */
export const whereState: Readonly<Record<ModerationState, Prisma.ListingWhereInput>> = {
  waiting: { approvedAt: null, disabledAt: null },
  online: { approvedAt: { not: null }, disabledAt: null },
  offline: { disabledAt: { not: null } },
};

/** SQL that is true of a row whose `listingVisibility` is 'online'. */
export const isOnline = (listings: string) =>
  `${listings}.approved_at IS NOT NULL AND ${listings}.disabled_at IS NULL`;

/** The building's name in SQL, as `publicAddress` shows it. */
export const publicResidence = (listings: string) =>
  `CASE WHEN ${listings}.display_home_address THEN ${listings}.name_residence END`;
