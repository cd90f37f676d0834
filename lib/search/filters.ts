/**
 * Converts a search to a query string and back. `readFilters` is the only parser: strict callers (the API) check
 * `faults`, lenient ones (the page) use whatever was valid.
 */
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { CityId } from '@/lib/listings/cities';
import {
  guestsNotation,
  guestsParameter,
  isSearchParameter,
  notations,
  searchParameters,
  sortOrders,
} from '@/lib/search/parameters';
import type { SearchFilters, SearchParameter, SortOrder } from '@/lib/search/parameters';
import type { Party } from '@/lib/stays/party';

/** unknown: no such parameter; malformed: invalid value; missing: the other half of a stay; stayless: needs a stay. */
export type Fault = 'unknown' | 'malformed' | 'missing' | 'stayless';

export interface ReadFilters {
  filters: SearchFilters;
  /** By parameter name, as given. */
  faults: ReadonlyMap<string, Fault>;
}

/** Raw query parameters; a repeated one is a list (`?listing_city_id=1&listing_city_id=2`). */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

export function readFilters(raw: RawQuery): ReadFilters {
  const values: Partial<Record<SearchParameter, unknown>> = {};
  let guests: number | null = null;
  const faults = new Map<string, Fault>();
  for (const [name, given] of Object.entries(raw)) {
    const text = typeof given === 'string' ? given : (given?.filter(Boolean).join(',') ?? '');
    if (name === guestsParameter) {
      if (text !== '') guests = guestsNotation.parse(text) ?? null;
      if (text !== '' && guests === null) faults.set(name, 'malformed');
    } else if (!isSearchParameter(name)) {
      faults.set(name, 'unknown');
    } else if (text !== '') {
      const value = notations[name].parse(text);
      if (value === null) faults.set(name, 'malformed');
      else if (value !== undefined) values[name] = value;
    }
  }
  // In a fixed order, so that equal searches are equal however they were written.
  takeGuests(values, guests, faults);
  const inOrder = searchParameters.flatMap((name) => (name in values ? [[name, values[name]]] : []));
  // Each value was parsed by its own parameter's notation.
  const read = Object.fromEntries(inOrder) as SearchFilters;
  const filters = withWholeMonth(withWholeStay(read, faults), faults);
  return { filters: withWholeParty(withWholeBudget(filters, faults), faults), faults };
}

/** A stay needs both days and at least one night, otherwise it is dropped, together with its flexibility. */
function withWholeStay(filters: SearchFilters, faults: Map<string, Fault>): SearchFilters {
  const { arrival, departure, flex } = filters;
  if (arrival !== undefined && departure !== undefined) {
    if (departure > arrival) return filters;
    faults.set('departure', 'malformed');
  } else if (arrival !== undefined && !faults.has('departure')) faults.set('departure', 'missing');
  else if (departure !== undefined && !faults.has('arrival')) faults.set('arrival', 'missing');
  if (flex !== undefined && !faults.has('arrival') && !faults.has('departure'))
    faults.set('flex', 'malformed');
  return without(filters, 'arrival', 'departure', 'flex');
}

/** Months need a kind of stay or a number of nights, and exclude days; otherwise they are dropped. */
function withWholeMonth(given: SearchFilters, faults: Map<string, Fault>): SearchFilters {
  if (given.stay !== undefined && given.nights !== undefined) faults.set('nights', 'malformed');
  const filters = given.stay === undefined ? given : without(given, 'nights');
  const { month, arrival, stay, nights } = filters;
  const hasShape = stay !== undefined || nights !== undefined;
  const isShapeFaulty = faults.has('stay') || faults.has('nights');
  if (month !== undefined && arrival !== undefined) faults.set('month', 'malformed');
  else if (month !== undefined && hasShape) return filters;
  else if (month !== undefined && !isShapeFaulty) faults.set('stay', 'missing');
  else if (hasShape && !faults.has('month')) faults.set('month', 'missing');
  return without(filters, 'month', 'stay', 'nights');
}

const stayNames = ['arrival', 'departure', 'month', 'stay', 'nights'];

/** A budget for the stay needs a stay, otherwise it is dropped. */
function withWholeBudget(filters: SearchFilters, faults: Map<string, Fault>): SearchFilters {
  const { max_total: most, arrival, month } = filters;
  if (most === undefined || arrival !== undefined || month !== undefined) return filters;
  if (!stayNames.some((name) => faults.has(name))) faults.set('max_total', 'stayless');
  return without(filters, 'max_total');
}

/** Older links give the guests, of whom at least one is an adult, and how many of them are children. */
function takeGuests(
  values: Partial<Record<SearchParameter, unknown>>,
  guests: number | null,
  faults: Map<string, Fault>,
): void {
  if (guests === null) return;
  const children = Number(values.children ?? 0);
  if ('adults' in values || faults.has('adults')) faults.set(guestsParameter, 'malformed');
  else if (children < guests) values.adults = guests - children;
  else {
    faults.set('children', 'malformed');
    delete values.children;
    values.adults = guests;
  }
}

/** Children and babies come with an adult, otherwise they are dropped. */
function withWholeParty(filters: SearchFilters, faults: Map<string, Fault>): SearchFilters {
  const { adults, children, babies } = filters;
  if (adults !== undefined || (children === undefined && babies === undefined)) return filters;
  if (!faults.has('adults') && !faults.has(guestsParameter)) faults.set('adults', 'missing');
  return without(filters, 'children', 'babies');
}

/** The party of the search, with defaults. */
export function partyOf({ adults = 1, children = 0, babies = 0, pets = 0 }: SearchFilters): Party {
  return { adults, children, babies, pets };
}

/** The filters without some of the parameters. */
export function without(filters: SearchFilters, ...names: SearchParameter[]): SearchFilters {
  const rest: Partial<Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(filters))
    if (!names.some((known) => known === name)) rest[name] = value;
  return rest;
}

/** The filters as query parameters, in a fixed order. */
export function writeFilters(filters: SearchFilters): Partial<Record<SearchParameter, string>> {
  const texts: Partial<Record<SearchParameter, string>> = {};
  for (const name of searchParameters) {
    const text = writeParameter(name, filters);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

function writeParameter<Name extends SearchParameter>(
  name: Name,
  filters: SearchFilters,
): string | undefined {
  const value = filters[name];
  if (value === undefined || value === null) return undefined;
  // The table pairs each name with the notation of its own values, which the compiler cannot infer.
  const { write } = notations[name] as { write(given: NonNullable<SearchFilters[Name]>): string };
  return write(value);
}

/** `listing_city_id=11&price=0-200`; equal searches give equal strings, and no filters give ''. */
export function filtersToQuery(filters: SearchFilters): string {
  return new URLSearchParams(writeFilters(filters)).toString();
}

/** The stay of the search, if any. */
export function stayOf({ arrival, departure }: { arrival?: Day; departure?: Day }): DayRange | null {
  return arrival !== undefined && departure !== undefined ? { start: arrival, end: departure } : null;
}

export function sortOf(filters: SearchFilters): SortOrder {
  return filters.sort_by ?? 'recent';
}

/** The available sort orders: by rating only if there are ratings, or if the search already uses it. */
export function offeredOrders(filters: SearchFilters, hasRatings: boolean): SortOrder[] {
  return sortOrders.filter(
    (order) => hasRatings || !order.startsWith('rating_') || order === sortOf(filters),
  );
}

export function pageOfFilters(filters: SearchFilters): number {
  return filters.page ?? 1;
}

/** The town, if the search is for exactly one town and nothing else: that overview is a page of its own. */
export function townOf(filters: SearchFilters): CityId | null {
  const { listing_city_id: towns, page: _page, ...others } = filters;
  return towns?.length === 1 && Object.keys(others).length === 0 ? (towns[0] ?? null) : null;
}

/** The town to describe, on the first page of a search for it and nothing else. */
export function townPageOf(filters: SearchFilters): CityId | null {
  return pageOfFilters(filters) === 1 ? townOf(filters) : null;
}

/** Whether the search has no filters, except perhaps a page number. */
export function isUnfiltered(filters: SearchFilters): boolean {
  return Object.keys(without(filters, 'page')).length === 0;
}
