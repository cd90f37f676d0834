import 'server-only';

import type { CustomListingPriceDto } from '@/lib/calendar/contract';
import { addYears, dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { getVisibleListing } from '@/server/features/listings/find-listing';
import type { KnownListing } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';

/** The nights with a custom price that the actor may see, in order. */
export async function findCustomPrices(
  listing: KnownListing,
  actor: Actor | null,
  db: Tx = prisma(),
): Promise<CustomListingPriceDto[]> {
  const thisMonth = startOfMonth(todayIn());
  const from = mayManageCalendar(actor, listing) ? addYears(thisMonth, -2) : thisMonth;
  const rows = await db.customListingPrice.findMany({
    where: { listingId: listing.id, validAt: { gte: dayToUtcDate(from) } },
    select: { validAt: true, price: true },
    orderBy: { validAt: 'asc' },
  });
  return rows.map(({ validAt, price }) => ({ valid_at: utcDateToDay(validAt), price }));
}

/**
 * GET /api/listings/{id}/custom-listing-prices: the nights with a custom price, in order, from this month on; for those
 * who manage the calendar also the two years before.
 */
export async function listCustomPrices(
  ref: string,
  actor: Actor | null,
): Promise<{ data: CustomListingPriceDto[] }> {
  const listing = await getVisibleListing(ref, actor);
  return { data: await findCustomPrices(listing, actor) };
}
