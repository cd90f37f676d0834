/** What a visitor searched by before asking for a stay: where the form begins. */
import { z } from '@/lib/api/zod';
import type { StayTerms } from '@/lib/booking-requests/terms';
import { isDay } from '@/lib/dates/day';

export interface StayWish {
  /** Empty texts where no whole stay was searched by. */
  start_date: string;
  end_date: string;
  /** Null where nobody said how many come. */
  number_of_adults: number | null;
}

const guests = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .nullable()
  .catch(null);

export type StayQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The wish in the parameters of a search; what makes no sense is overlooked, and so are more guests than fit. */
export function readStayWish(query: StayQuery, maxCapacity: number): StayWish {
  const { arrival, departure } = query;
  const isStay = isDay(arrival) && isDay(departure) && arrival < departure;
  const count = guests.parse(query.guests);
  return {
    start_date: isStay ? arrival : '',
    end_date: isStay ? departure : '',
    number_of_adults: count === null || count > maxCapacity ? null : count,
  };
}

/** How many adults the form begins with. */
export function adultsOf(wish: StayWish, { max_capacity: most }: Pick<StayTerms, 'max_capacity'>): number {
  return wish.number_of_adults ?? Math.min(2, most);
}

/** What the form without script begins with. */
export function plainBookingValues(
  wish: StayWish,
  terms: Pick<StayTerms, 'max_capacity'>,
): Record<string, string> {
  return {
    start_date: wish.start_date,
    end_date: wish.end_date,
    number_of_adults: String(adultsOf(wish, terms)),
    number_of_children: '0',
    number_of_pets: '0',
    country: 'be',
  };
}
