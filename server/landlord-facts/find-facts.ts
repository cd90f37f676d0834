import 'server-only';

import { calendarAge, countedFacts } from '@/lib/landlord-facts/facts';
import type { LandlordFacts } from '@/lib/landlord-facts/facts';
import { prisma, sql } from '@/server/db';

/** What the landlord did in the calendar, or had read into it. $1: the home. */
const calendarQuery = `
  SELECT greatest(
    (SELECT max(last_success_at) FROM calendar_feeds WHERE listing_id = $1::int),
    (SELECT max(created_at) FROM listing_logs WHERE listing_id = $1::int),
    (SELECT max(modified_at) FROM booking_requests
      WHERE listing_id = $1::int AND NOT manual AND status IN ('approved', 'canceled'))
  ) AS updated`;

interface Home {
  id: number;
  userId: number;
  licenceInRegister: boolean;
}

export interface FoundFacts {
  facts: LandlordFacts;
  /** Seconds for which they may be told; undefined where no clock changes them. */
  goodFor?: number;
}

/** What is told of a home's landlord (docs/rules/landlord-facts.md). */
export async function findLandlordFacts(home: Home, now = new Date()): Promise<FoundFacts> {
  const [counted, [calendar]] = await Promise.all([
    prisma().landlordFacts.findUnique({ where: { userId: home.userId } }),
    sql<{ updated: Date | null }>('calendar-updated', calendarQuery, [home.id]),
  ]);
  const told = calendar?.updated ? calendarAge(calendar.updated, now) : null;
  return {
    facts: {
      ...(counted && countedFacts(counted)),
      ...(home.licenceInRegister && { licence: true as const }),
      ...(told && { calendar: told.age }),
    },
    ...(told && { goodFor: told.goodFor }),
  };
}
