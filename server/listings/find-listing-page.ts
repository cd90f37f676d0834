import 'server-only';

import { startOfMonth, todayIn } from '@/lib/dates/day';
import { publicAddress } from '@/lib/listings/address';
import { lastDayShown } from '@/lib/listings/last-day-shown';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { shortPrice } from '@/lib/listings/price-text';
import type { Actor } from '@/server/auth/actor';
import { closedNights } from '@/lib/stays/judge';
import { findTaken } from '@/server/calendar/taken-nights';
import { prisma } from '@/server/db';
import { listingVisibility, mayViewListing } from '@/server/listings/policy';
import type { ListingVisibility } from '@/server/listings/policy';
import { listingSelect } from '@/server/listings/select';
import { serializePagePicture, serializePublicListing } from '@/server/listings/serialize';

export interface FoundListingPage {
  listing: ListingPageModel;
  /** Whose name the page shows. */
  landlordId: number;
  visibility: ListingVisibility;
}

/** Placeholders do not compress; the first photos are all that can come into view before the others are loaded. */
const PLACEHOLDERS = 3;

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
  const home = serializePublicListing(row);
  const today = todayIn();
  const listing: ListingPageModel = {
    ...home,
    pictures: row.pictures.map((picture, index) =>
      serializePagePicture(index < PLACEHOLDERS ? picture : { ...picture, placeholder: null }),
    ),
    display_home_address: row.displayHomeAddress,
    ...publicAddress(row.displayHomeAddress, { address_postcode: row.addressPostcode }),
    occupied: closedNights(await findTaken(row.id, startOfMonth(today)), row.preparationNights),
    today,
    last_day: lastDayShown(today, home.max_days_reservation_advance),
    price_text: shortPrice(home),
  };
  return { listing, landlordId: row.userId, visibility };
}
