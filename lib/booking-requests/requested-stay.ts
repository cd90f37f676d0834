/** Prefills the request form with the stay and party that the visitor searched for. */
import { z } from '@/lib/api/zod';
import { stayFaultText } from '@/lib/stays/fault-text';
import { findStayFault, isHeldByOthers } from '@/lib/stays/judge';
import { nearestStays } from '@/lib/stays/nearest-stays';
import { quoteStay } from '@/lib/stays/quote';
import type { Quote } from '@/lib/stays/quote';
import type { Party, StayTerms } from '@/lib/stays/terms';
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';

export interface RequestedStay {
  /** Empty strings if the search had no complete stay. */
  start_date: string;
  end_date: string;
  /** Null if the search had no party. */
  number_of_adults: number | null;
  number_of_children: number | null;
  number_of_pets: number | null;
}

const count = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .catch(0);

export type StayQuery = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads the stay and party from search parameters; invalid values, too many guests and pets that are not allowed are
 * ignored.
 */
export function readRequestedStay(
  query: StayQuery,
  { max_capacity, pets_allowed }: Pick<StayTerms, 'max_capacity' | 'pets_allowed'>,
): RequestedStay {
  const { arrival, departure } = query;
  const isStay = isDay(arrival) && isDay(departure) && arrival < departure;
  const guests = count.parse(query.guests);
  const isParty = guests > 0 && guests <= max_capacity;
  const children = count.parse(query.children);
  const withChildren = isParty && children < guests ? children : 0;
  return {
    start_date: isStay ? arrival : '',
    end_date: isStay ? departure : '',
    number_of_adults: isParty ? guests - withChildren : null,
    number_of_children: isParty ? withChildren : null,
    number_of_pets: (pets_allowed && count.parse(query.pets)) || null,
  };
}

/** The initial state of the form. */
export interface JudgedStay {
  requested: RequestedStay;
  /** Which days cannot be requested and why; null when there is no problem. */
  refusal: string | null;
  /** Nearby stays that can be requested. */
  nearest: DayRange[];
  /** The requested days when others occupy them; they may become free. */
  taken: DayRange | null;
}

const accepted = { refusal: null, nearest: [], taken: null };

/** Clears days that cannot be requested. */
export function judgeRequestedStay(requested: RequestedStay, terms: StayTerms): JudgedStay {
  const { start_date: start, end_date: end } = requested;
  if (!isDay(start) || !isDay(end)) return { ...accepted, requested };
  const fault = findStayFault(terms, { start, end });
  if (!fault) return { ...accepted, requested };
  return {
    requested: { ...requested, start_date: '', end_date: '' },
    refusal: bookingRequestFormTexts.stayRefused(formatDays(start, end), stayFaultText(fault)),
    nearest: nearestStays(terms, { start, end }),
    taken: isHeldByOthers(fault) ? { start, end } : null,
  };
}

/** The form's initial party. */
export function partyOf(requested: RequestedStay, terms: Pick<StayTerms, 'max_capacity'>): Party {
  const { number_of_children: children, number_of_pets: pets } = requested;
  return { adults: adultsOf(requested, terms), children: children ?? 0, pets: pets ?? 0 };
}

/** The price of the form's initial stay; null if it has none. */
export function quoteRequestedStay(requested: RequestedStay, terms: StayTerms): Quote | null {
  const { start_date: start, end_date: end } = requested;
  if (!isDay(start) || !isDay(end)) return null;
  return quoteStay(terms, { stay: { start, end }, party: partyOf(requested, terms) });
}

/** The form's initial number of adults. */
export function adultsOf(
  requested: RequestedStay,
  { max_capacity: most }: Pick<StayTerms, 'max_capacity'>,
): number {
  return requested.number_of_adults ?? Math.min(2, most);
}

/** The initial values of the form that works without script. */
export function plainBookingValues(
  requested: RequestedStay,
  terms: Pick<StayTerms, 'max_capacity'>,
): Record<string, string> {
  return {
    start_date: requested.start_date,
    end_date: requested.end_date,
    number_of_adults: String(adultsOf(requested, terms)),
    number_of_children: String(requested.number_of_children ?? 0),
    number_of_pets: String(requested.number_of_pets ?? 0),
    country: 'be',
  };
}
