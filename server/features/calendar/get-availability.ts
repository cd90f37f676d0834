import 'server-only';

import type { Availability, BookedPeriod, Period } from '@/lib/calendar/contract';
import { isClosure } from '@/lib/calendar/closures';
import type { BookedSource } from '@/lib/listings/calendar-sources';
import { addYears, dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { publicNights } from '@/server/features/calendar/taken-nights';
import { timeOfColumn } from '@/server/columns';
import { prisma } from '@/server/db';
import { getVisibleListing } from '@/server/features/listings/find-listing';
import type { KnownListing } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { mayReadRequest } from '@/server/features/requests/policy';

const occupancySelect = {
  source: true,
  startDate: true,
  endDate: true,
  summary: true,
  feed: { select: { name: true } },
  bookingRequest: {
    select: { id: true, firstName: true, lastName: true, checkIn: true, checkOut: true, price: true },
  },
} as const satisfies Prisma.OccupancySelect;
type OccupancyRow = Prisma.OccupancyGetPayload<{ select: typeof occupancySelect }>;

/** A booked range, here or elsewhere. */
type BookedRow = OccupancyRow & { source: BookedSource };

function periodOf({ startDate, endDate }: OccupancyRow): Period {
  return { start_date: utcDateToDay(startDate), end_date: utcDateToDay(endDate) };
}

/** What staff may see of a period. */
interface Sight {
  /** Guests, and the summary from a linked calendar. */
  guests: boolean;
  slug: string;
  conflicts: ReadonlySet<OccupancyRow>;
}

/** The rows of stays booked here and of imported ones that share a night. */
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

function bookedPeriodOf(row: BookedRow, { guests, slug, conflicts }: Sight): BookedPeriod {
  const stay = row.bookingRequest;
  const request = guests ? stay : null;
  return {
    ...periodOf(row),
    source: row.source,
    ...(row.feed?.name && { name: row.feed.name }),
    ...(isClosure(row.source, row.summary) && { closed: true as const }),
    meta: {
      guest_name: request?.firstName ?? null,
      guest_full_name: request ? `${request.firstName} ${request.lastName}`.trim() : null,
      booking_id: request?.id ?? null,
      check_in: stay?.checkIn ? timeOfColumn(stay.checkIn) : null,
      check_out: stay?.checkOut ? timeOfColumn(stay.checkOut) : null,
      price: request?.price ?? null,
      listing_slug: slug,
      summary: guests ? row.summary : null,
    },
    ...(conflicts.has(row) && { conflict: true as const }),
  };
}

type Periods = Omit<Availability, 'preparation_nights'>;

interface Rows {
  booked: readonly BookedRow[];
  blocked: readonly OccupancyRow[];
}

/** Nights only: never where one stay ends and the next begins. */
function publicAvailability({ booked, blocked }: Rows, from: Day): Periods {
  const periodsOf = (rows: readonly OccupancyRow[]): Period[] => {
    const ranges = rows.map(periodOf).map((period) => ({ start: period.start_date, end: period.end_date }));
    return publicNights(ranges, from).map(({ start, end }) => ({ start_date: start, end_date: end }));
  };
  return { booked_periods: periodsOf(booked), disabled_periods: periodsOf(blocked) };
}

function staffAvailability({ booked, blocked }: Rows, actor: Actor | null, listing: KnownListing): Periods {
  const sight: Sight = {
    guests: actor !== null && mayReadRequest(actor, listing.userId),
    slug: listing.slug,
    conflicts: conflictsIn(booked),
  };
  return {
    booked_periods: booked.map((row) => bookedPeriodOf(row, sight)),
    disabled_periods: blocked.map(periodOf),
  };
}

/**
 * GET /api/listings/{id}/availability: from this month on; for those who manage the calendar also the two years before.
 * Everyone else only gets nights, without source or guest, with adjacent periods joined.
 */
export async function getAvailability(ref: string, actor: Actor | null): Promise<{ data: Availability }> {
  const listing = await getVisibleListing(ref, actor);
  const isStaff = mayManageCalendar(actor, listing);
  const thisMonth = startOfMonth(todayIn());
  const from = isStaff ? addYears(thisMonth, -2) : thisMonth;
  const [found, rules] = await Promise.all([
    prisma().occupancy.findMany({
      where: { listingId: listing.id, endDate: { gt: dayToUtcDate(from) } },
      select: occupancySelect,
      orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    }),
    prisma().listing.findUnique({ where: { id: listing.id }, select: { preparationNights: true } }),
  ]);
  const rows: Rows = {
    booked: found.filter((row): row is BookedRow => row.source !== 'blocked'),
    blocked: found.filter(({ source }) => source === 'blocked'),
  };
  const periods = isStaff ? staffAvailability(rows, actor, listing) : publicAvailability(rows, from);
  return { data: { ...periods, preparation_nights: rules?.preparationNights ?? 0 } };
}
