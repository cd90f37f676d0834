import 'server-only';

import { addDays, todayIn } from '@/lib/dates/day';
import type { StayBounds, StayPrices } from '@/lib/stays/terms';
import { findTaken } from '@/server/calendar/taken-nights';
import { findLettings } from '@/server/stays/find-lettings';

/** Stays that ended so many days ago still keep nights from today on empty, or bound a gap. */
const DAYS_BEFORE = 4;

/** What a listing asks for a stay and of it, whatever is taken; null while it has no price. */
export async function findStayOffer(
  listingId: number,
): Promise<(StayPrices & Pick<StayBounds, 'rules'>) | null> {
  const today = todayIn();
  const letting = (await findLettings([listingId], { start: today })).get(listingId);
  return letting ? { ...letting, today } : null;
}

/** The same with what is taken from today on. */
export async function findStayTerms(listingId: number): Promise<(StayBounds & StayPrices) | null> {
  const [offer, taken] = await Promise.all([
    findStayOffer(listingId),
    findTaken(listingId, addDays(todayIn(), -DAYS_BEFORE)),
  ]);
  return offer && { ...offer, ...taken };
}
