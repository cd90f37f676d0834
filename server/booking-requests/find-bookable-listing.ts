import 'server-only';

import type { StayTerms } from '@/lib/booking-requests/terms';
import { addYears, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { listingOptionId } from '@/lib/listings/options';
import type { Prisma } from '@/prisma/generated/client';
import { findOccupied } from '@/server/calendar/occupy';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { whereListing } from '@/server/listings/find-listing';
import { listingVisibility } from '@/server/listings/policy';

/** No home can be asked for further ahead (spec D §9: 365 days). */
const YEARS_AHEAD = 2;

const select = {
  id: true,
  slug: true,
  nameHolidayHome: true,
  approvedAt: true,
  disabledAt: true,
  firstPublishedAt: true,
  price: true,
  maxCapacity: true,
  minStay: true,
  maxStay: true,
  maxDaysReservationAdvance: true,
  rentalPeriodNight: true,
  rentalPeriodWeek: true,
  rentalPeriodMidweek: true,
  rentalPeriodTwoWeeks: true,
  rentalPeriodWeekend: true,
  rentalPeriodLongWeekend: true,
  rentalPeriodMonth: true,
  rentalPeriodYear: true,
  city: { select: { id: true, name: true } },
  user: { select: { email: true, firstName: true, receiveEmails: true } },
  settings: { select: { value: true }, where: { optionId: listingOptionId('pets_allowed') } },
} as const satisfies Prisma.ListingSelect;

type Row = Prisma.ListingGetPayload<{ select: typeof select }>;

/** A listing that can be asked for, with what it asks of a stay and whom to tell. */
export interface BookableListing {
  id: number;
  slug: string;
  name: string;
  city: { id: number; name: string } | null;
  owner: { email: string; firstName: string; receiveEmails: boolean };
  terms: StayTerms;
}

function toRules(row: Row): StayTerms['rules'] {
  return {
    min_stay: row.minStay,
    max_stay: row.maxStay,
    max_days_reservation_advance: row.maxDaysReservationAdvance,
    rental_period_night: row.rentalPeriodNight,
    rental_period_week: row.rentalPeriodWeek,
    rental_period_midweek: row.rentalPeriodMidweek,
    rental_period_two_weeks: row.rentalPeriodTwoWeeks,
    rental_period_weekend: row.rentalPeriodWeekend,
    rental_period_long_weekend: row.rentalPeriodLongWeekend,
    rental_period_month: row.rentalPeriodMonth,
    rental_period_year: row.rentalPeriodYear,
  };
}

/** The listing when the public can see it now, else null. Prices and occupied days from today on. */
export async function findBookableListing(ref: string): Promise<BookableListing | null> {
  const row = await prisma().listing.findUnique({ where: whereListing(ref), select });
  // What the public sees has a price and a capacity: a check in the database says so.
  if (!row || listingVisibility(row) !== 'online' || row.price === null || row.maxCapacity === null)
    return null;
  const today = todayIn();
  const [occupied, rates] = await Promise.all([
    findOccupied(row.id, today, addYears(today, YEARS_AHEAD)),
    prisma().customListingPrice.findMany({
      where: { listingId: row.id, validAt: { gte: dayToUtcDate(today) } },
      select: { validAt: true, price: true },
    }),
  ]);
  return {
    id: row.id,
    slug: row.slug,
    name: row.nameHolidayHome ?? row.slug,
    city: row.city,
    owner: row.user,
    terms: {
      rules: toRules(row),
      today,
      occupied: occupied.map(({ start, end }) => ({ start, end })),
      max_capacity: row.maxCapacity,
      pets_allowed: row.settings.some(({ value }) => value > 0),
      price: row.price,
      special_rates: rates.map(({ validAt, price }) => ({ valid_at: utcDateToDay(validAt), price })),
    },
  };
}

/** @throws DomainError listing_not_found also for a listing that is not, or no longer, shown to the public */
export async function getBookableListing(ref: string): Promise<BookableListing> {
  const listing = await findBookableListing(ref);
  if (!listing) throw new DomainError('listing_not_found');
  return listing;
}
