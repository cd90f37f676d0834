/** Prefills the request form with the stay and party that the visitor searched for. */
import { partyOfFields } from '@/lib/booking-requests/party';
import type { PartyFields } from '@/lib/booking-requests/party';
import { stayFaultText } from '@/lib/stays/fault-text';
import { findStayFault, isHeldByOthers } from '@/lib/stays/judge';
import { nearestStays } from '@/lib/stays/nearest-stays';
import { quoteStay } from '@/lib/stays/quote';
import type { Quote } from '@/lib/stays/quote';
import { fitsIn, nobody, partyParameters, readParty } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';

export interface RequestedStay {
  /** Empty strings if the search had no complete stay. */
  start_date: string;
  end_date: string;
  /** As searched for, whether it fits or not; null if the search had no party. */
  party: Party | null;
}

export type StayQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the stay and party from search parameters; invalid values are ignored. */
export function readRequestedStay(query: StayQuery): RequestedStay {
  const { arrival, departure } = query;
  const isStay = isDay(arrival) && isDay(departure) && arrival < departure;
  const party = readParty((name) => {
    const value = query[name];
    return typeof value === 'string' ? value : null;
  });
  return { start_date: isStay ? arrival : '', end_date: isStay ? departure : '', party };
}

/** The same as a query string for links. */
export const queryOfRequest = ({ start_date: arrival, end_date: departure, party }: RequestedStay): string =>
  new URLSearchParams({
    ...(arrival !== '' && { arrival, departure }),
    ...partyParameters(party ?? nobody),
  }).toString();

/** The stay of a request that was sent, likewise. */
export const queryOfReceipt = (receipt: PartyFields & { start_date: string; end_date: string }): string =>
  queryOfRequest({ ...receipt, party: partyOfFields(receipt) });

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

/** The form's initial party; two adults if the home has room for them and the search named none. */
export function partyOf(
  { party }: RequestedStay,
  { max_capacity: most }: Pick<StayTerms, 'max_capacity'>,
): Party {
  const { adults, ...others } = party ?? nobody;
  return { adults: adults || Math.min(2, most), ...others };
}

/** The price of the form's initial stay; null if it has none, or the party does not fit. */
export function quoteRequestedStay(requested: RequestedStay, terms: StayTerms): Quote | null {
  const { start_date: start, end_date: end } = requested;
  const party = partyOf(requested, terms);
  if (!isDay(start) || !isDay(end) || !fitsIn(terms, party)) return null;
  return quoteStay(terms, { stay: { start, end }, party });
}

/** The initial values of the form that works without script. */
export function plainBookingValues(
  requested: RequestedStay,
  terms: Pick<StayTerms, 'max_capacity'>,
): Record<string, string> {
  const { adults, children, babies, pets } = partyOf(requested, terms);
  return {
    start_date: requested.start_date,
    end_date: requested.end_date,
    number_of_adults: String(adults),
    number_of_children: String(children),
    number_of_babies: String(babies),
    number_of_pets: String(pets),
    country: 'be',
  };
}
