import 'server-only';

import { dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { ListingPageModel } from '@/lib/listings/page-model';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { listingVisibility, mayViewListing } from '@/server/listings/policy';
import type { ListingVisibility } from '@/server/listings/policy';
import { listingSelect } from '@/server/listings/select';
import { serializePagePicture, serializePublicListing } from '@/server/listings/serialize';

export interface FoundListingPage {
  listing: ListingPageModel;
  visibility: ListingVisibility;
}

/** Placeholders do not compress; the first photos are all that can come into view before the others are loaded. */
const PLACEHOLDERS = 3;

/** Nights that cannot be booked; the public learns neither by whom nor where one stay ends and the next begins. */
async function findTakenNights(listingId: number): Promise<DayRange[]> {
  const rows = await prisma().occupancy.findMany({
    where: { listingId, endDate: { gt: dayToUtcDate(startOfMonth(todayIn())) } },
    select: { startDate: true, endDate: true },
  });
  return merge(
    rows.map(({ startDate, endDate }) => ({ start: utcDateToDay(startDate), end: utcDateToDay(endDate) })),
  );
}

/**
 * What the page of a listing shows, as the public sees it also to its owner; null when there is none for this
 * visitor. Who asks is found out only for a hidden listing, so that public pages never depend on a session.
 */
export async function findListingPage(
  slug: string,
  findActor: () => Promise<Actor | null>,
): Promise<FoundListingPage | null> {
  const row = await prisma().listing.findUnique({ where: { slug }, select: listingSelect });
  if (!row) return null;
  const visibility = listingVisibility(row);
  if (visibility === 'hidden' && !mayViewListing(await findActor(), row)) return null;
  const listing: ListingPageModel = {
    ...serializePublicListing(row),
    pictures: row.pictures.map((picture, index) =>
      serializePagePicture(index < PLACEHOLDERS ? picture : { ...picture, placeholder: null }),
    ),
    display_home_address: row.displayHomeAddress,
    address_postcode: row.displayHomeAddress ? row.addressPostcode : null,
    occupied: await findTakenNights(row.id),
    today: todayIn(),
  };
  return { listing, visibility };
}
