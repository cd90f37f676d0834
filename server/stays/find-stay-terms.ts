import 'server-only';

import { addDays, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { SpecialRate, StayBounds, StayPrices } from '@/lib/stays/terms';
import { findTaken } from '@/server/calendar/taken-nights';
import { prisma } from '@/server/db';
import { staySelect } from '@/server/stays/select';
import { toLetting } from '@/server/stays/serialize';

/** Stays that ended so many days ago still keep nights from today on empty, or bound a gap. */
const DAYS_BEFORE = 4;

async function findSpecialRates(listingId: number, from: Day): Promise<SpecialRate[]> {
  const rows = await prisma().customListingPrice.findMany({
    where: { listingId, validAt: { gte: dayToUtcDate(from) } },
    select: { validAt: true, price: true },
  });
  return rows.map(({ validAt, price }) => ({ valid_at: utcDateToDay(validAt), price }));
}

/** What a listing asks for a stay and of it, whatever is taken; null while it has no price. */
export async function findStayOffer(
  listingId: number,
): Promise<(StayPrices & Pick<StayBounds, 'rules'>) | null> {
  const today = todayIn();
  const [row, special_rates] = await Promise.all([
    prisma().listing.findUnique({ where: { id: listingId }, select: staySelect }),
    findSpecialRates(listingId, today),
  ]);
  if (!row || row.price === null) return null;
  const { rules, seasons, tariff } = toLetting({ ...row, price: row.price });
  return { rules, seasons, tariff: { ...tariff, special_rates }, today };
}

/** The same with what is taken from today on. */
export async function findStayTerms(listingId: number): Promise<(StayBounds & StayPrices) | null> {
  const [offer, taken] = await Promise.all([
    findStayOffer(listingId),
    findTaken(listingId, addDays(todayIn(), -DAYS_BEFORE)),
  ]);
  return offer && { ...offer, ...taken };
}
