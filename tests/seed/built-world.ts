import { utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { findStayFault } from '@/lib/stays/judge';
import type { SeedListing } from '@/prisma/seed/listing';
import { lettingOf } from '@/prisma/seed/letting';
import { buildWorld } from '@/prisma/seed/world';
import type { World } from '@/prisma/seed/world';

/** The demo world as built on a fixed day. */
export const today: Day = '2026-11-21';
export const world = buildWorld(today);
export const online = world.plannedListings.filter((listing) => listing.state === 'online');
const listingById = new Map(world.plannedListings.map((listing) => [listing.id, listing]));
export const listingOf = (id: number): SeedListing => {
  const listing = listingById.get(id);
  if (!listing) throw new Error(`No home ${id}`);
  return listing;
};
export const rangeOf = (row: { startDate: Date | string; endDate: Date | string }) => ({
  start: utcDateToDay(new Date(row.startDate)),
  end: utcDateToDay(new Date(row.endDate)),
});
export const dayOf = (moment: Date | string | undefined) => utcDateToDay(new Date(moment ?? 0));

/** Why the stay of a request could not have been requested on its day; what was occupied then is no longer known. */
export function faultOf(request: World['requests'][number], day: Day) {
  const listing = listingOf(request.listingId);
  const { rules, seasons } = lettingOf(listing, day);
  const asked = dayOf(request.createdAt);
  const bounds = { rules: { ...listing.rules, ...rules }, seasons, today: asked, booked: [], blocked: [] };
  const fault = findStayFault(bounds, rangeOf(request));
  return fault?.reason === 'too_short' && rules.gap_stays ? null : fault;
}
