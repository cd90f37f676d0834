import 'server-only';

import { calendarAge, countedFacts } from '@/lib/landlord-facts/facts';
import type { CountedFacts, LandlordFacts } from '@/lib/landlord-facts/facts';
import { sql } from '@/server/db';

/**
 * What was counted of the landlord, and what they did in the home's calendar or had read into it. $1: the home;
 * $2: the landlord.
 */
const factsQuery = `
  SELECT f.since_year AS "sinceYear", f.requests, f.answered, f.answer_hours AS "answerHours", greatest(
    (SELECT max(last_success_at) FROM calendar_feeds WHERE listing_id = $1::int),
    (SELECT max(created_at) FROM listing_logs WHERE listing_id = $1::int),
    (SELECT max(modified_at) FROM booking_requests
      WHERE listing_id = $1::int AND NOT manual AND status IN ('approved', 'canceled'))
  ) AS updated
  FROM (VALUES ($2::int)) AS landlord (id) LEFT JOIN landlord_facts f ON f.user_id = landlord.id`;

type FactsRow = (CountedFacts | Record<keyof CountedFacts, null>) & { updated: Date | null };

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
  const [row] = await sql<FactsRow>('landlord-facts', factsQuery, [home.id, home.userId]);
  const told = row?.updated ? calendarAge(row.updated, now) : null;
  return {
    facts: {
      ...(row && row.sinceYear !== null && countedFacts(row)),
      ...(home.licenceInRegister && { licence: true as const }),
      ...(told && { calendar: told.age }),
    },
    ...(told && { goodFor: told.goodFor }),
  };
}
