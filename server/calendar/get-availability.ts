import 'server-only';

import type { Availability, BookedPeriod, Period } from '@/lib/calendar/contract';
import { addYears, dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { timeOfColumn } from '@/server/columns';
import { prisma } from '@/server/db';
import { getVisibleListing } from '@/server/listings/find-listing';
import type { KnownListing } from '@/server/listings/find-listing';
import { listingRole, mayManageCalendar } from '@/server/listings/policy';

const occupancySelect = {
  source: true,
  startDate: true,
  endDate: true,
  summary: true,
  bookingRequest: {
    select: { id: true, firstName: true, lastName: true, checkIn: true, checkOut: true, price: true },
  },
} as const satisfies Prisma.OccupancySelect;
type OccupancyRow = Prisma.OccupancyGetPayload<{ select: typeof occupancySelect }>;

function periodOf({ startDate, endDate }: OccupancyRow): Period {
  return { start_date: utcDateToDay(startDate), end_date: utcDateToDay(endDate) };
}

/** How much of a period somebody may know. */
interface Sight {
  staff: boolean;
  /** What a linked calendar wrote is for the owner and admins. */
  summary: boolean;
  slug: string;
  conflicts: ReadonlySet<OccupancyRow>;
}

/** The rows of stays booked here and of stays imported that share a night. */
function conflictsIn(rows: readonly OccupancyRow[]): ReadonlySet<OccupancyRow> {
  const own = rows.filter(({ source }) => source === 'internal');
  const imported = rows.filter(({ source }) => source !== 'internal' && source !== 'blocked');
  const found = new Set<OccupancyRow>();
  for (const stay of own) {
    for (const other of imported) {
      if (stay.startDate < other.endDate && other.startDate < stay.endDate) found.add(stay).add(other);
    }
  }
  return found;
}

function bookedPeriodOf(row: OccupancyRow, { staff, summary, slug, conflicts }: Sight): BookedPeriod {
  if (!staff || row.source === 'blocked') return periodOf(row);
  const request = row.bookingRequest;
  return {
    ...periodOf(row),
    source: row.source,
    meta: {
      guest_name: request?.firstName ?? null,
      guest_full_name: request ? `${request.firstName} ${request.lastName}` : null,
      booking_id: request?.id ?? null,
      check_in: request?.checkIn ? timeOfColumn(request.checkIn) : null,
      check_out: request?.checkOut ? timeOfColumn(request.checkOut) : null,
      price: request?.price ?? null,
      listing_slug: slug,
      summary: summary ? row.summary : null,
    },
    ...(conflicts.has(row) && { conflict: true as const }),
  };
}

function sightOf(actor: Actor | null, listing: KnownListing): Omit<Sight, 'conflicts'> {
  const role = listingRole(actor, listing);
  const staff = mayManageCalendar(actor, listing);
  return { staff, summary: role === 'owner' || role === 'admin', slug: listing.slug };
}

/**
 * GET /api/listings/{id}/availability: from this month on, for who manages the calendar also the two years before.
 * Everyone else gets dates alone, without source or guest.
 */
export async function getAvailability(ref: string, actor: Actor | null): Promise<{ data: Availability }> {
  const listing = await getVisibleListing(ref, actor);
  const sight = sightOf(actor, listing);
  const thisMonth = startOfMonth(todayIn());
  const from = sight.staff ? addYears(thisMonth, -2) : thisMonth;
  const rows = await prisma().occupancy.findMany({
    where: { listingId: listing.id, endDate: { gt: dayToUtcDate(from) } },
    select: occupancySelect,
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  const whole: Sight = { ...sight, conflicts: sight.staff ? conflictsIn(rows) : new Set() };
  return {
    data: {
      booked_periods: rows
        .filter(({ source }) => source !== 'blocked')
        .map((row) => bookedPeriodOf(row, whole)),
      disabled_periods: rows.filter(({ source }) => source === 'blocked').map(periodOf),
    },
  };
}
