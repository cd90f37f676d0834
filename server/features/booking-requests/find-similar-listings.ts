import 'server-only';

import { fitsIn } from '@/lib/stays/party';
import { partyOfRow } from '@/server/features/booking-requests/serialize';
import { utcDateToDay } from '@/lib/dates/day';
import { findStayFault } from '@/lib/stays/judge';
import { quoteStay } from '@/lib/stays/quote';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import { findBookableListing } from '@/server/features/stays/find-bookable-listing';
import { prisma } from '@/server/db';
import { whereState } from '@/server/features/listings/conditions';

/** A listing for the same days and party. */
export interface SimilarListing {
  slug: string;
  name: string;
  totalCents: number;
}

/** How many listings a mail suggests, and how many candidates are considered. */
const MOST = 3;
const MOST_CONSIDERED = 30;

/**
 * Listings in the same town that the same party can request for the same days, those with the closest price first. A
 * plain query: the worker has no search index in memory, and this is rarely needed.
 */
export async function findSimilarListings(row: BookingRequestRow): Promise<SimilarListing[]> {
  const stay = { start: utcDateToDay(row.startDate), end: utcDateToDay(row.endDate) };
  const party = partyOfRow(row);
  const own = await prisma().listing.findUnique({
    where: { id: row.listing.id },
    select: { cityId: true, price: true },
  });
  if (!own?.cityId) return [];
  const near = await prisma().listing.findMany({
    where: {
      ...whereState.online,
      cityId: own.cityId,
      id: { not: row.listing.id },
      maxCapacity: { gte: party.adults + party.children },
      occupancies: { none: { startDate: { lt: row.endDate }, endDate: { gt: row.startDate } } },
    },
    select: { id: true, price: true },
    orderBy: { id: 'asc' },
    take: MOST_CONSIDERED,
  });
  const wanted = own.price ?? 0;
  const distance = ({ price }: { price: number | null }) => Math.abs((price ?? 0) - wanted);
  const found: SimilarListing[] = [];
  for (const { id } of near.toSorted((a, b) => distance(a) - distance(b))) {
    const listing = await findBookableListing(String(id));
    if (!listing || !fitsIn(listing.terms, party) || findStayFault(listing.terms, stay)) continue;
    const { total_cents: totalCents } = quoteStay(listing.terms, { stay, party });
    found.push({ slug: listing.slug, name: listing.name, totalCents });
    if (found.length === MOST) break;
  }
  return found;
}
