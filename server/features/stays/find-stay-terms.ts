import 'server-only';

import { addDays, todayIn } from '@/lib/dates/day';
import type { StayBounds, StayPrices } from '@/lib/stays/terms';
import { findTaken } from '@/server/features/calendar/taken-nights';
import { findLettings } from '@/server/features/stays/find-lettings';

/** Stays that ended this many days ago can still keep nights from today on empty, or bound a gap. */
const DAYS_BEFORE = 4;

/** The prices and rules of a listing for a stay, with the taken nights from today on; null while it has no price. */
export async function findStayTerms(listingId: number): Promise<(StayBounds & StayPrices) | null> {
  const today = todayIn();
  const [lettings, taken] = await Promise.all([
    findLettings([listingId], { start: today }),
    findTaken(listingId, addDays(today, -DAYS_BEFORE)),
  ]);
  const letting = lettings.get(listingId);
  return letting ? { ...letting, today, ...taken } : null;
}
