import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import type { ListingStateFilter } from '@/lib/find/kinds';

/** The state of a listing `t`, as in lib/find/kinds.ts. */
export const stateOfListing = Prisma.sql`CASE
  WHEN t.disabled_at IS NULL AND t.approved_at IS NOT NULL THEN 'online'
  WHEN t.disabled_at IS NULL THEN 'waiting'
  WHEN t.denied_at IS NOT NULL THEN 'denied'
  WHEN t.suspended_at IS NOT NULL THEN 'suspended'
  WHEN t.unpaid_at IS NOT NULL THEN 'unpaid'
  WHEN t.first_published_at IS NULL THEN 'concept'
  WHEN t.approved_at IS NOT NULL THEN 'retired'
  ELSE 'withdrawn' END`;

/** Whether the listing `t` is in this state, in the terms of the indexes on waiting and offline listings. */
export function isInState(state: ListingStateFilter): Prisma.Sql {
  switch (state) {
    case 'online':
      return Prisma.sql`t.disabled_at IS NULL AND t.approved_at IS NOT NULL`;
    case 'waiting':
      return Prisma.sql`t.disabled_at IS NULL AND t.approved_at IS NULL`;
    case 'offline':
      return Prisma.sql`t.disabled_at IS NOT NULL`;
    case 'withheld':
      return Prisma.sql`(t.denied_at IS NOT NULL OR t.ordered_at IS NOT NULL OR t.user_id IN (SELECT id FROM users WHERE suspended_at IS NOT NULL))`;
    default:
      return Prisma.sql`t.disabled_at IS NOT NULL AND ${stateOfListing} = ${state}`;
  }
}

/** A home set aside for removal belongs to nobody: no list shows it. */
export const isSomebodys = Prisma.sql`t.removed_at IS NULL`;
