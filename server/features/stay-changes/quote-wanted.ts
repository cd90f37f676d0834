import 'server-only';

import type { FieldErrors } from '@/lib/api/error-codes';
import { onSiteCentsOf } from '@/lib/booking-requests/refund';
import { toDays, withoutDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { WantedStay } from '@/lib/stay-changes/contract';
import { utcDateToDay } from '@/lib/dates/day';
import { stayFaultText } from '@/lib/stays/fault-text';
import { findStayFault } from '@/lib/stays/judge';
import { findPartyFaults } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { quoteStay } from '@/lib/stays/quote';
import type { StayTerms } from '@/lib/stays/terms';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { getReadableRequest } from '@/server/features/booking-requests/get-readable-request';
import { toQuote } from '@/server/features/requests/price-columns';
import { findBookableListings } from '@/server/features/stays/find-bookable-listing';
import { DomainError, invalid } from '@/server/http/errors';

/** The columns of a stay that other days and another party are compared with. */
export interface StayAsItIs {
  startDate: Date;
  endDate: Date;
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfBabies: number;
  numberOfPets: number;
  quote: unknown;
  listing: { id: number };
}

export const daysOf = (stay: Pick<StayAsItIs, 'startDate' | 'endDate'>): DayRange => ({
  start: utcDateToDay(stay.startDate),
  end: utcDateToDay(stay.endDate),
});

/** Babies and pets that were left out stay as they are. */
export const partyWanted = (stay: StayAsItIs, wanted: WantedStay): Party => ({
  adults: wanted.number_of_adults,
  children: wanted.number_of_children,
  babies: wanted.number_of_babies ?? stay.numberOfBabies,
  pets: wanted.number_of_pets ?? stay.numberOfPets,
});

/** Whether days and party are those of the stay. */
export function isAsItIs(stay: StayAsItIs, wanted: WantedStay): boolean {
  const party = partyWanted(stay, wanted);
  const { start, end } = daysOf(stay);
  return (
    start === wanted.start_date &&
    end === wanted.end_date &&
    party.adults === stay.numberOfAdults &&
    party.children === stay.numberOfChildren &&
    party.babies === stay.numberOfBabies &&
    party.pets === stay.numberOfPets
  );
}

const termsOf = async (stay: StayAsItIs): Promise<StayTerms | null> =>
  (await findBookableListings([stay.listing.id]))[0]?.terms ?? null;

/** What other days and another party cost. */
export interface WantedPrice {
  total_cents: number;
  /** Of which paid on the spot. */
  on_site_cents: number;
}

/** With the extras that were chosen when requesting, as far as they are still offered. */
function priceOf(terms: StayTerms, stay: StayAsItIs, wanted: WantedStay): WantedPrice {
  const chosen = (toQuote(stay.quote)?.lines ?? []).filter(({ optional }) => !optional);
  const quote = quoteStay(terms, {
    stay: { start: wanted.start_date, end: wanted.end_date },
    party: partyWanted(stay, wanted),
    extras: chosen.map(({ label }) => label),
  });
  return { total_cents: quote.total_cents, on_site_cents: onSiteCentsOf(quote) };
}

/** Today's price, whatever the stay rules say; null for a home that is not offered now. */
export async function findWantedPrice(stay: StayAsItIs, wanted: WantedStay): Promise<WantedPrice | null> {
  const terms = await termsOf(stay);
  return terms && priceOf(terms, stay, wanted);
}

/** The terms with only the nights that others take: the stay's own nights are free for it. */
const takenByOthers = (terms: StayTerms, own: DayRange): StayTerms => {
  const nights = new Set(toDays([own]));
  return { ...terms, booked: terms.booked.flatMap((range) => withoutDays(range, nights)) };
};

const fieldOf: Readonly<Record<string, string>> = {
  adults: 'number_of_adults',
  babies: 'number_of_babies',
  pets: 'number_of_pets',
};

/**
 * The same for a guest, whom the stay rules bind; unchanged days were agreed on, and are not judged again.
 * @throws DomainError stay_not_changeable (409) for a home that is not offered now; invalid on the field that is wrong
 */
export async function judgeWanted(stay: StayAsItIs, wanted: WantedStay): Promise<WantedPrice> {
  const terms = await termsOf(stay);
  if (!terms) throw new DomainError('stay_not_changeable');
  const own = daysOf(stay);
  const range = { start: wanted.start_date, end: wanted.end_date };
  const faults: FieldErrors = {};
  for (const [who, messages] of Object.entries(findPartyFaults(terms, partyWanted(stay, wanted))))
    faults[fieldOf[who] ?? who] = messages;
  const isMoved = range.start !== own.start || range.end !== own.end;
  const fault = isMoved ? findStayFault(takenByOthers(terms, own), range) : null;
  if (fault) faults.start_date = [stayFaultText(fault)];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return priceOf(terms, stay, wanted);
}

interface Input {
  actor: Actor;
  params: { id: number };
  query: WantedStay;
}

/**
 * GET /api/booking-requests/{id}/quote: the engine's price of other days and another party, for the landlord,
 * whom the stay rules do not bind.
 * @throws DomainError not_found
 */
export async function readWantedTotal({
  actor,
  params: { id },
  query,
}: Input): Promise<{ data: { total_cents: number | null } }> {
  const price = await findWantedPrice(await getReadableRequest(prisma(), actor, id), query);
  return { data: { total_cents: price && price.total_cents } };
}
