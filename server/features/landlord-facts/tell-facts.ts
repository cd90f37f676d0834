import 'server-only';

import { calendarAge, countedFacts } from '@/lib/landlord-facts/facts';
import type { CountedFacts, LandlordFacts } from '@/lib/landlord-facts/facts';

/**
 * The facts counted for the landlord of a listing `l`, and when its calendar was last changed or imported, as JSON: a
 * `FactsRow`.
 */
export const factsJson = `
    (SELECT json_build_object('sinceYear', f.since_year, 'requests', f.requests, 'answered', f.answered,
        'answerHours', f.answer_hours, 'updated', greatest(
          (SELECT max(last_success_at) FROM calendar_feeds WHERE listing_id = l.id),
          (SELECT max(created_at) FROM listing_logs WHERE listing_id = l.id),
          (SELECT max(modified_at) FROM booking_requests
            WHERE listing_id = l.id AND NOT manual AND status IN ('approved', 'canceled'))))
      FROM (VALUES (l.user_id)) AS landlord (id) LEFT JOIN landlord_facts f ON f.user_id = landlord.id)`;

export type FactsRow = (CountedFacts | Record<keyof CountedFacts, null>) & {
  /** An ISO 8601 timestamp. */
  updated: string | null;
};

interface Listing {
  licenceInRegister: boolean;
  facts: FactsRow;
}

export interface ToldFacts {
  facts: LandlordFacts;
  /** Seconds for which they stay correct; undefined if time does not change them. */
  goodFor?: number;
}

/** The facts shown about a listing's landlord (docs/rules/landlord-facts.md). */
export function tellLandlordFacts({ licenceInRegister, facts }: Listing, now = new Date()): ToldFacts {
  const told = facts.updated === null ? null : calendarAge(new Date(facts.updated), now);
  return {
    facts: {
      ...(facts.sinceYear !== null && countedFacts(facts)),
      ...(licenceInRegister && { licence: true as const }),
      ...(told && { calendar: told.age }),
    },
    ...(told && { goodFor: told.goodFor }),
  };
}
