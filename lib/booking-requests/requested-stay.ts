/** Prefills the request form with the stay and party that the visitor searched for. */
import { partyOfFields } from '@/lib/booking-requests/party';
import type { PartyFields } from '@/lib/booking-requests/party';
import { nobody, partyParameters, proposedAdults, readParty } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import { isDay } from '@/lib/dates/day';

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

/** The form's initial party; two adults if the home has room for them and the search named none. */
export function partyOf({ party }: RequestedStay, terms: Pick<StayTerms, 'max_capacity'>): Party {
  const { adults, ...others } = party ?? nobody;
  return { adults: adults || proposedAdults(terms), ...others };
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
