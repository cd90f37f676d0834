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

/** What a listing asks of a stay from today on, and for it; null while it has no price. */
export async function findStayTerms(listingId: number): Promise<(StayBounds & StayPrices) | null> {
  const today = todayIn();
  const [row, taken, special_rates] = await Promise.all([
    prisma().listing.findUnique({ where: { id: listingId }, select: staySelect }),
    findTaken(listingId, addDays(today, -DAYS_BEFORE)),
    findSpecialRates(listingId, today),
  ]);
  if (!row || row.price === null) return null;
  const { rules, seasons, tariff } = toLetting({ ...row, price: row.price });
  return { rules, seasons, tariff: { ...tariff, special_rates }, today, ...taken };
}
