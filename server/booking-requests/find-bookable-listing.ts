import 'server-only';

import type { StayTerms } from '@/lib/booking-requests/terms';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { listingOptionId } from '@/lib/listings/options';
import type { Prisma } from '@/prisma/generated/client';
import { findTakenNights } from '@/server/calendar/taken-nights';
import { prisma } from '@/server/db';
import { whereListing } from '@/server/listings/find-listing';
import { rentalPeriodSelect, rentalPeriodsOf } from '@/server/listings/rental-periods';
import { askedListingSelect, orNoListing, toAskedListing } from '@/server/requests/asked-listing';
import type { AskedListing } from '@/server/requests/asked-listing';

const select = {
  ...askedListingSelect,
  price: true,
  maxCapacity: true,
  minStay: true,
  maxStay: true,
  maxDaysReservationAdvance: true,
  ...rentalPeriodSelect,
  city: { select: { id: true, name: true } },
  settings: { select: { value: true }, where: { optionId: listingOptionId('pets_allowed') } },
} as const satisfies Prisma.ListingSelect;

type Row = Prisma.ListingGetPayload<{ select: typeof select }>;

/** A listing that can be asked for, with what it asks of a stay and whom to tell. */
export interface BookableListing extends AskedListing {
  city: { id: number; name: string } | null;
  terms: StayTerms;
}

function toRules(row: Row): StayTerms['rules'] {
  return {
    min_stay: row.minStay,
    max_stay: row.maxStay,
    max_days_reservation_advance: row.maxDaysReservationAdvance,
    ...rentalPeriodsOf(row),
  };
}

/** The listing when the public can see it now, else null. Prices and occupied days from today on. */
export async function findBookableListing(ref: string): Promise<BookableListing | null> {
  const row = await prisma().listing.findUnique({ where: whereListing(ref), select });
  const listing = row && toAskedListing(row);
  // What the public sees has a price and a capacity: a check in the database says so.
  if (!listing || row.price === null || row.maxCapacity === null) return null;
  const today = todayIn();
  const [occupied, rates] = await Promise.all([
    findTakenNights(row.id, today),
    prisma().customListingPrice.findMany({
      where: { listingId: row.id, validAt: { gte: dayToUtcDate(today) } },
      select: { validAt: true, price: true },
    }),
  ]);
  return {
    ...listing,
    city: row.city,
    terms: {
      rules: toRules(row),
      today,
      occupied,
      max_capacity: row.maxCapacity,
      pets_allowed: row.settings.some(({ value }) => value > 0),
      price: row.price,
      special_rates: rates.map(({ validAt, price }) => ({ valid_at: utcDateToDay(validAt), price })),
    },
  };
}

/** @throws DomainError listing_not_found also for a listing that is not, or no longer, shown to the public */
export const getBookableListing = (ref: string) => orNoListing(findBookableListing(ref));
