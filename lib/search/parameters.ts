/**
 * The parameters of a search and their notation in a query string (docs/rules/search.md#query-string). The page,
 * `GET /api/listings`, its chips and its links all use this table.
 */
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { toLine } from '@/lib/api/typed-text';
import { findCity } from '@/lib/listings/cities';
import type { CityId } from '@/lib/listings/cities';
import { oceanviews, propertyTypes, searchableRentalPeriods } from '@/lib/listings/kinds';
import type { Oceanview, PropertyType, SearchableRentalPeriod } from '@/lib/listings/kinds';
import { MAX_OPTION_COUNT, listingOptions } from '@/lib/listings/options';
import type { ListingOption, ListingOptionKey } from '@/lib/listings/options';
import { parseBounds } from '@/lib/geometry/bounds';
import type { Bounds } from '@/lib/geometry/mercator';
import { NAME_LENGTH } from '@/lib/search/name-length';
import { writeRange } from '@/lib/search/number-range';
import { plainName } from '@/lib/search/plain-name';
import type { NumberRange } from '@/lib/search/number-range';
import { partyBounds } from '@/lib/stays/party';

export const sortOrders = ['recent', 'price_asc', 'price_desc', 'rating_asc', 'rating_desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Listings per page of results. */
export const PER_PAGE = 24;
/** Maximum depth of a list: the total is exact up to this number, and there are no pages beyond it. */
export const MAX_RESULTS = 10_000;
export const LAST_PAGE = Math.ceil(MAX_RESULTS / PER_PAGE);
/** Maximum length of a licence number. */
export const LICENCE_LENGTH = 6;
/** Whole euros for a stay. */
export const TOTAL_BOUNDS = { min: 50, max: 20_000 };
/** Maximum number of months in a search, and of nights of a stay in them. */
export const MAX_MONTHS = 6;
export const MAX_NIGHTS = 28;

/** By how many days an arrival may differ. */
export const flexDays = [1, 2, 3, 7] as const;
export type Flex = (typeof flexDays)[number];
/** Kinds of stays within a month (lib/search/asked-stays.ts). */
export const stayKinds = ['weekend', 'midweek', 'week', 'two_weeks'] as const;
export type StayKind = (typeof stayKinds)[number];
/** 'YYYY-MM'. */
export type Month = `${number}-${number}`;

export type SettingParameter = `listing_setting_${ListingOptionKey}`;

/** The search filters, named as in the query string. Parameters without effect are absent. */
export type SearchFilters = {
  /** Ascending, without duplicates. */
  readonly listing_city_id?: readonly CityId[];
  readonly property_type?: PropertyType;
  readonly max_capacity?: NumberRange;
  readonly number_of_bedrooms?: NumberRange;
  readonly number_of_bathrooms?: NumberRange;
  /** Any of these; in a fixed order, without duplicates. */
  readonly oceanview?: readonly Oceanview[];
  /** Whole euros per night. */
  readonly price?: NumberRange;
  /** With days or months: whole euros at most for the whole stay of the party. */
  readonly max_total?: number;
  readonly minimum_rental_period?: SearchableRentalPeriod;
  /** Part of the name of the listing or of its building. */
  readonly name?: string;
  readonly logiesdecreet?: string;
  /** With `departure`: the half-open stay `[arrival, departure)`. */
  readonly arrival?: Day;
  readonly departure?: Day;
  /** With both days: a stay of the same length that starts up to this many days earlier or later matches too. */
  readonly flex?: Flex;
  /** With `stay` or `nights`, and without days: any such stay that starts in one of these months; ascending. */
  readonly month?: readonly Month[];
  readonly stay?: StayKind;
  /** Instead of `stay`: a stay of this many nights. */
  readonly nights?: number;
  /** Listings whose public coordinates lie inside, edges included. */
  readonly bbox?: Bounds;
  /** Listings that have room for the party (lib/stays/party.ts). */
  readonly adults?: number;
  /** With `adults`. */
  readonly children?: number;
  /** With `adults`. */
  readonly babies?: number;
  /** Listings that allow pets, and the number of pets. */
  readonly pets?: number;
  /** Absent for 'recent'. */
  readonly sort_by?: Exclude<SortOrder, 'recent'>;
  /** Absent for the first. */
  readonly page?: number;
} & { readonly [Name in SettingParameter]?: number };

export type SearchParameter = keyof SearchFilters;

/** `parse` returns undefined for values without effect and null for invalid ones. */
interface Notation<T> {
  parse(text: string): T | undefined | null;
  write(value: T): string;
}

const wholeNumber = (min: number, max: number): Notation<number> => ({
  parse(text) {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    return value >= min && value <= max ? value : null;
  },
  write: String,
});

const numberOf = ({ min, max }: NumberRange) => wholeNumber(min, max);

/** Zero has no effect. */
const orNone = (numbers: Notation<number>): Notation<number> => ({
  ...numbers,
  parse: (text) => numbers.parse(text) || (/^0+$/.test(text) ? undefined : null),
});

const range: Notation<NumberRange> = {
  parse(text) {
    const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
    if (from === undefined) return null;
    const [min, max] = [Number(from), Number(to ?? from)];
    return min <= max ? { min, max } : null;
  },
  write: writeRange,
};

const oneOf = <const T extends string>(values: readonly T[]): Notation<T> => ({
  parse: (text) => values.find((value) => value === text) ?? null,
  write: (value) => value,
});

const cityList: Notation<readonly CityId[]> = {
  parse(text) {
    const cities = text.split(',').map((part) => (/^\d{1,2}$/.test(part) ? findCity(Number(part)) : null));
    const ids = cities.map((city) => city?.id ?? null);
    return ids.includes(null) ? null : [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);
  },
  write: (ids) => ids.join(','),
};

/** In any order, each once. */
const viewList: Notation<readonly Oceanview[]> = {
  parse(text) {
    const given = text.split(',');
    const views = oceanviews.filter((view) => given.includes(view));
    return views.length === given.length ? views : null;
  },
  write: (views) => views.join(','),
};

const day: Notation<Day> = { parse: (text) => (isDay(text) ? text : null), write: (value) => value };

const flex: Notation<Flex> = {
  parse: (text) => flexDays.find((days) => String(days) === text) ?? null,
  write: String,
};

/** Checks that its first day exists. */
const isMonth = (text: string): text is Month => isDay(`${text}-01`);
const months: Notation<readonly Month[]> = {
  parse(text) {
    const given = [...new Set(text.split(','))].sort();
    return given.length <= MAX_MONTHS && given.every(isMonth) ? given : null;
  },
  write: (value) => value.join(','),
};

/** Avoids the exponential notation of very small numbers. */
const plainNumber = (value: number) =>
  String(value).includes('e') ? value.toFixed(20).replace(/0+$/, '') : String(value);

/** In full precision, so that exactly the same area is requested again. */
const bounds: Notation<Bounds> = {
  parse: parseBounds,
  write: ({ west, south, east, north }) => [west, south, east, north].map(plainNumber).join(','),
};

const licence: Notation<string> = {
  parse(text) {
    const number = toLine(text);
    if (number === '') return undefined;
    return number.length <= LICENCE_LENGTH ? number : null;
  },
  write: (value) => value,
};

const name: Notation<string> = {
  parse(text) {
    const part = toLine(text);
    if (part === '') return undefined;
    const { length } = plainName(part);
    return length >= NAME_LENGTH.min && part.length <= NAME_LENGTH.max ? part : null;
  },
  write: (value) => value,
};

const order: Notation<Exclude<SortOrder, 'recent'>> = {
  parse(text) {
    if (text === 'recent') return undefined;
    return oneOf(sortOrders.filter((name) => name !== 'recent')).parse(text);
  },
  write: (value) => value,
};

const pageNumber: Notation<number> = {
  parse(text) {
    const page = wholeNumber(1, LAST_PAGE).parse(text);
    return page === 1 ? undefined : page;
  },
  write: String,
};

/** The searchable values of a setting: only 'on' for a switch. */
export function settingBounds(option: ListingOption): NumberRange {
  if (option.kind === 'boolean') return { min: 1, max: 1 };
  return { min: option.key === 'parking_spaces' ? 1 : 0, max: MAX_OPTION_COUNT };
}

export const settingParameter = <Key extends ListingOptionKey>(key: Key): `listing_setting_${Key}` =>
  `listing_setting_${key}`;

function settingNotation(option: ListingOption): Notation<number> {
  const { min, max } = settingBounds(option);
  return option.kind === 'boolean'
    ? { parse: (text) => (text === '1' ? 1 : null), write: String }
    : wholeNumber(min, max);
}

type Notations = { readonly [Name in SearchParameter]-?: Notation<NonNullable<SearchFilters[Name]>> };

// One per option; Object.fromEntries loses the type of the keys.
const settingNotations = Object.fromEntries(
  listingOptions.map((option) => [settingParameter(option.key), settingNotation(option)]),
) as unknown as Pick<Notations, SettingParameter>;

/** In the order of a normalised query string. */
export const notations: Notations = {
  listing_city_id: cityList,
  property_type: oneOf(propertyTypes),
  arrival: day,
  departure: day,
  flex,
  month: months,
  stay: oneOf(stayKinds),
  nights: wholeNumber(1, MAX_NIGHTS),
  adults: numberOf(partyBounds.adults),
  children: orNone(numberOf(partyBounds.children)),
  babies: orNone(numberOf(partyBounds.babies)),
  pets: orNone(numberOf(partyBounds.pets)),
  max_capacity: range,
  number_of_bedrooms: range,
  number_of_bathrooms: range,
  price: range,
  max_total: wholeNumber(TOTAL_BOUNDS.min, TOTAL_BOUNDS.max),
  oceanview: viewList,
  minimum_rental_period: oneOf(searchableRentalPeriods),
  ...settingNotations,
  name,
  logiesdecreet: licence,
  bbox: bounds,
  sort_by: order,
  page: pageNumber,
};

// The keys of a literal whose type names all of them, which Object.keys loses.
export const searchParameters = Object.keys(notations) as SearchParameter[];

/** Read only, from older links: adults and children together. `readFilters` turns it into `adults`. */
export const guestsParameter = 'guests';
export const guestsNotation = numberOf(partyBounds.adults);

export function isSearchParameter(name: string): name is SearchParameter {
  return Object.hasOwn(notations, name);
}
