import 'server-only';

import type { ClientBase } from 'pg';
import { publicPoint } from '@/lib/listings/address';
import type { Point } from '@/lib/listings/cities';
import { listingOptions } from '@/lib/listings/options';
import { costUnits } from '@/lib/stays/kinds';
import { oceanviews, propertyTypes, rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { Ask } from '@/server/changes/change-log';
import { isOnline, publicResidence } from '@/server/features/listings/conditions';
import { copyRows, copyTexts, selectList } from '@/server/features/search/copy-rows';
import type { Columns, NumberRow } from '@/server/features/search/copy-rows';
import { priceTerms, TAX } from '@/server/features/search/listing-tariffs';
import { labelFields } from '@/server/features/search/listing-labels';
import type { LabelField } from '@/server/features/search/listing-labels';

/** The indexed data of a public listing. Enum values are their index in lib/listings/kinds. */
export interface ListingRow {
  id: number;
  price: number;
  /** Milliseconds since 1970. */
  approvedAt: number;
  /** A hundred times the rating; 0 without one. */
  rating: number;
  cityId: number;
  propertyType: number;
  oceanview: number;
  maxCapacity: number;
  cots: number;
  bedrooms: number;
  bathrooms: number;
  /** One bit per period of `rentalPeriods`, the first in the lowest bit. */
  periods: number;
  minStay: number;
  maxStay: number;
  advance: number;
  /** Minimum days from today to arrival. */
  notice: number;
  /** Nights kept empty around each stay. */
  preparation: number;
  /** 1 if a stay may be shorter than the minimum to fill a gap, else 0. */
  gapStays: number;
  /** Whole euros per night outside seasons; 0 for none. */
  basePrice: number;
  /** Whole euros for the nights of Friday and Saturday; 0 for none. */
  weekendPrice: number;
  /** For arrivals within this many days; no discount if the percentage is 0. */
  lastMinuteDays: number;
  lastMinutePercent: number;
  /** For arrivals at least this many days ahead. */
  earlyDays: number;
  earlyPercent: number;
  /** The public location. */
  point: Point | null;
  /** Per option id, its value plus one; 0 if the listing says nothing about it. */
  settings: readonly number[];
}

/** Nights `[start, end)` on which a listing is occupied, as day numbers of lib/dates/day. */
export interface OccupiedRow {
  listingId: number;
  start: number;
  end: number;
  /** 1 for the landlord's own block, 0 for a stay. */
  isBlock: number;
}

/** A season of a listing; days as day numbers, weekdays as bits with Monday lowest; no bits for any weekday. */
export interface SeasonRow {
  listingId: number;
  start: number;
  end: number;
  /** In nights; 0 for the listing's own minimum. */
  minStay: number;
  /** Whole euros per night, and for weekend nights; 0 for none. */
  price: number;
  weekendPrice: number;
  /** Whole euros for seven nights; 0 for none. */
  weekPrice: number;
  arrivalDays: number;
  departureDays: number;
}

/** A mandatory cost, a discount for the length or a special rate of a listing. */
export interface PriceTermRow {
  listingId: number;
  /** Which of `priceTerms` of listing-tariffs.ts. */
  part: number;
  /** The unit of a cost, the nights of a discount, the night of a rate as a day number. */
  place: number;
  /** Cents, percent, whole euros. */
  amount: number;
}

/** The map label of a listing, as JSON (listing-labels.ts). */
export interface LabelRow {
  listingId: number;
  json: Uint8Array;
}

/** Four bits hold a setting's value (0 to 10) plus one; each column holds five settings. */
const SETTING_BITS = 4;
const SETTINGS_A_COLUMN = 5;

const placeIn = (column: string, words: readonly string[]) =>
  `CASE ${column} ${words.map((word, index) => `WHEN '${word}' THEN ${index}`).join(' ')} END`;

const settingColumns = Array.from(
  { length: Math.ceil(listingOptions.length / SETTINGS_A_COLUMN) },
  (_, column) => {
    const first = column * SETTINGS_A_COLUMN + 1;
    const last = first + SETTINGS_A_COLUMN - 1;
    return {
      name: `settings_${first}` as const,
      sum: `sum((value + 1) << (${SETTING_BITS} * (listing_option_id - ${first})))
        FILTER (WHERE listing_option_id BETWEEN ${first} AND ${last})`,
    };
  },
);

type ListingColumn =
  | Exclude<keyof ListingRow, 'point' | 'settings'>
  | 'latitude'
  | 'longitude'
  | 'isAddressShown'
  | `settings_${number}`;

const listingColumns: Columns<ListingColumn> = {
  id: ['l.id', 'int4'],
  price: ['l.price', 'int4'],
  approvedAt: ['extract(epoch FROM l.approved_at) * 1000', 'float8'],
  rating: ['coalesce(l.rating * 100, 0)', 'int2'],
  cityId: ['l.listing_city_id', 'int2'],
  propertyType: [placeIn('l.property_type', propertyTypes), 'int2'],
  oceanview: [placeIn('l.oceanview', oceanviews), 'int2'],
  maxCapacity: ['l.max_capacity', 'int2'],
  cots: ['coalesce(c.count, 0)', 'int2'],
  bedrooms: ['l.number_of_bedrooms', 'int2'],
  bathrooms: ['l.number_of_bathrooms', 'int2'],
  periods: [
    rentalPeriods.map((period, bit) => `l.${rentalPeriodFlag(period)}::int * ${2 ** bit}`).join(' + '),
    'int2',
  ],
  minStay: ['l.min_stay', 'int2'],
  maxStay: ['l.max_stay', 'int2'],
  advance: ['l.max_days_reservation_advance', 'int2'],
  notice: ['l.notice_days', 'int2'],
  preparation: ['l.preparation_nights', 'int2'],
  gapStays: ['l.gap_stays::int', 'int2'],
  basePrice: ['coalesce(l.base_price, 0)', 'int4'],
  weekendPrice: ['coalesce(l.weekend_price, 0)', 'int4'],
  lastMinuteDays: ['coalesce(l.last_minute_days, 0)', 'int2'],
  lastMinutePercent: ['coalesce(l.last_minute_percent, 0)', 'int2'],
  earlyDays: ['coalesce(l.early_days, 0)', 'int2'],
  earlyPercent: ['coalesce(l.early_percent, 0)', 'int2'],
  latitude: [`coalesce(l.latitude, 'NaN')`, 'float8'],
  longitude: [`coalesce(l.longitude, 'NaN')`, 'float8'],
  isAddressShown: ['l.display_home_address::int', 'int2'],
  ...Object.fromEntries(settingColumns.map(({ name }) => [name, [`coalesce(s.${name}, 0)`, 'int4']])),
};

/** @param narrow makes a condition on a column of listing ids */
const fromListings = (narrow: (column: string) => string) => `
  FROM listings l LEFT JOIN (
    SELECT listing_id, ${settingColumns.map(({ name, sum }) => `${sum} AS ${name}`).join(', ')}
    FROM listing_settings WHERE ${narrow('listing_id')} GROUP BY listing_id
  ) s ON s.listing_id = l.id LEFT JOIN (
    SELECT listing_id, sum(count) AS count
    FROM listing_beds WHERE kind = 'cot' AND ${narrow('listing_id')} GROUP BY listing_id
  ) c ON c.listing_id = l.id
  WHERE ${isOnline('l')} AND ${narrow('l.id')} ORDER BY l.id`;

const dayNumberOf = (column: string) => `(${column} - DATE '1970-01-01')`;

const occupiedColumns: Columns<keyof OccupiedRow> = {
  listingId: ['o.listing_id', 'int4'],
  start: [dayNumberOf('o.start_date'), 'int4'],
  end: [dayNumberOf('o.end_date'), 'int4'],
  isBlock: [`(o.source = 'blocked')::int`, 'int2'],
};

/** Stays that ended this many days before the first night can still affect the night before it, and so bound a gap. */
const DAYS_BEFORE = 4;

const fromOccupied = (narrow: (column: string) => string, fromDay: string) => `
  FROM occupancies o
  WHERE ${dayNumberOf('o.end_date')} > ${fromDay} - ${DAYS_BEFORE} AND ${narrow('o.listing_id')}`;

const weekdayBits = (column: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => `(${day} = ANY (${column}))::int * ${1 << (day - 1)}`).join(' + ');

const seasonColumns: Columns<keyof SeasonRow> = {
  listingId: ['s.listing_id', 'int4'],
  start: [dayNumberOf('s.start_date'), 'int4'],
  end: [dayNumberOf('s.end_date'), 'int4'],
  minStay: ['coalesce(s.min_stay, 0)', 'int2'],
  price: ['coalesce(s.price, 0)', 'int4'],
  weekendPrice: ['coalesce(s.weekend_price, 0)', 'int4'],
  weekPrice: ['coalesce(s.week_price, 0)', 'int4'],
  arrivalDays: [weekdayBits('s.arrival_days'), 'int2'],
  departureDays: [weekdayBits('s.departure_days'), 'int2'],
};

/** Grouped by listing. */
const fromSeasons = (narrow: (column: string) => string, fromDay: string) => `
  FROM listing_seasons s
  WHERE ${dayNumberOf('s.end_date')} > ${fromDay} AND ${narrow('s.listing_id')}
  ORDER BY s.listing_id`;

const priceTermColumns: Columns<keyof PriceTermRow> = {
  listingId: ['t.listing_id', 'int4'],
  part: ['t.part', 'int2'],
  place: ['t.place', 'int4'],
  amount: ['t.amount', 'int4'],
};

const costUnit = `CASE WHEN kind = 'tourist_tax' THEN ${TAX} ELSE 0 END + ${placeIn('per', costUnits)}`;

/** Grouped by listing, and within it by part and place. */
const fromPriceTerms = (narrow: (column: string) => string, fromDay: string) => `
  FROM (
    SELECT listing_id, ${priceTerms.cost} AS part, ${costUnit} AS place, amount_cents AS amount
    FROM listing_costs
    WHERE NOT optional AND kind <> 'deposit' AND amount_cents > 0 AND ${narrow('listing_id')}
    UNION ALL
    SELECT listing_id, ${priceTerms.lengthDiscount}, nights, percent
    FROM listing_length_discounts WHERE ${narrow('listing_id')}
    UNION ALL
    SELECT listing_id, ${priceTerms.rate}, ${dayNumberOf('valid_at')}, price
    FROM custom_listing_prices WHERE ${dayNumberOf('valid_at')} >= ${fromDay} AND ${narrow('listing_id')}
  ) t
  ORDER BY t.listing_id, t.part, t.place`;

function toListingRow(row: NumberRow<ListingColumn>): ListingRow {
  return {
    id: row.id,
    price: row.price,
    approvedAt: row.approvedAt,
    rating: row.rating,
    cityId: row.cityId,
    propertyType: row.propertyType,
    oceanview: row.oceanview,
    maxCapacity: row.maxCapacity,
    cots: row.cots,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    periods: row.periods,
    minStay: row.minStay,
    maxStay: row.maxStay,
    advance: row.advance,
    notice: row.notice,
    preparation: row.preparation,
    gapStays: row.gapStays,
    basePrice: row.basePrice,
    weekendPrice: row.weekendPrice,
    lastMinuteDays: row.lastMinuteDays,
    lastMinutePercent: row.lastMinutePercent,
    earlyDays: row.earlyDays,
    earlyPercent: row.earlyPercent,
    point: toPoint(row.latitude, row.longitude, row.isAddressShown === 1),
    settings: listingOptions.map((_, index) => {
      const column = settingColumns[Math.floor(index / SETTINGS_A_COLUMN)];
      const packed = (column && row[column.name]) ?? 0;
      return (packed >>> (SETTING_BITS * (index % SETTINGS_A_COLUMN))) & 15;
    }),
  };
}

function toPoint(latitude: number, longitude: number, isShown: boolean): Point | null {
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return publicPoint({ latitude, longitude, display_home_address: isShown });
}

const all = () => 'true';
const listed = (column: string) => `${column} = ANY ($1::int[])`;

/** Streams every listing, by id. */
export async function streamListings(
  client: ClientBase,
  onListing: (listing: ListingRow) => void,
): Promise<void> {
  await copyRows(client, listingColumns, fromListings(all), (row) => onListing(toListingRow(row)));
}

/**
 * Streams every stay that matters from the night `fromDay` on, in any order. `onStay` gets the same object every time.
 */
export async function streamOccupied(
  client: ClientBase,
  fromDay: number,
  onStay: (stay: OccupiedRow) => void,
): Promise<void> {
  await copyRows(client, occupiedColumns, fromOccupied(all, String(fromDay)), onStay);
}

/** Streams every season that ends after `fromDay`, by listing. `onSeason` gets the same object every time. */
export async function streamSeasons(
  client: ClientBase,
  fromDay: number,
  onSeason: (season: SeasonRow) => void,
): Promise<void> {
  await copyRows(client, seasonColumns, fromSeasons(all, String(fromDay)), onSeason);
}

/** Streams what else determines prices from the night `fromDay` on, by listing; `onTerm` gets the same object every time. */
export async function streamPriceTerms(
  client: ClientBase,
  fromDay: number,
  onTerm: (term: PriceTermRow) => void,
): Promise<void> {
  await copyRows(client, priceTermColumns, fromPriceTerms(all, String(fromDay)), onTerm);
}

/** A residence name that is not public is left out. */
const labelColumns: Readonly<Record<LabelField, string>> = {
  slug: 'l.slug',
  name: 'l.name_holiday_home',
  residence: publicResidence('l'),
  licence: 'l.logiesdecreet',
  cityId: 'l.listing_city_id',
  isAddressShown: 'l.display_home_address',
  photoId: 'p.id',
  rotate: 'p.rotate',
};

const labelsQuery = (narrow: (column: string) => string) => `
  SELECT l.id::int4 AS id,
    json_build_array(${labelFields.map((field) => labelColumns[field]).join(', ')})::text AS label
  FROM listings l LEFT JOIN (
    SELECT DISTINCT ON (listing_id) listing_id, id, rotate
    FROM listing_pictures WHERE ${narrow('listing_id')} ORDER BY listing_id, order_number
  ) p ON p.listing_id = l.id
  WHERE ${isOnline('l')} AND ${narrow('l.id')}`;

/** Streams the map label of every listing, in any order. */
export async function streamLabels(client: ClientBase, onLabel: (label: LabelRow) => void): Promise<void> {
  await copyTexts(client, labelsQuery(all), (listingId, json) => onLabel({ listingId, json }));
}

export async function readLabels(ask: Ask, ids: readonly number[]): Promise<LabelRow[]> {
  const question = { name: 'search-labels', text: labelsQuery(listed), values: [ids] };
  const rows = await ask<{ id: number; label: string }>(question);
  return rows.map(({ id, label }) => ({ listingId: id, json: Buffer.from(label) }));
}

/** The public ones among these listings. */
export async function readListings(ask: Ask, ids: readonly number[]): Promise<ListingRow[]> {
  const text = `SELECT ${selectList(listingColumns)} ${fromListings(listed)}`;
  const rows = await ask<NumberRow<ListingColumn>>({ name: 'search-homes', text, values: [ids] });
  return rows.map(toListingRow);
}

export async function readOccupied(
  ask: Ask,
  ids: readonly number[],
  fromDay: number,
): Promise<OccupiedRow[]> {
  const text = `SELECT ${selectList(occupiedColumns)} ${fromOccupied(listed, '$2::int')}`;
  return ask<NumberRow<keyof OccupiedRow>>({ name: 'search-occupied', text, values: [ids, fromDay] });
}

export async function readSeasons(ask: Ask, ids: readonly number[], fromDay: number): Promise<SeasonRow[]> {
  const text = `SELECT ${selectList(seasonColumns)} ${fromSeasons(listed, '$2::int')}`;
  return ask<NumberRow<keyof SeasonRow>>({ name: 'search-seasons', text, values: [ids, fromDay] });
}

export async function readPriceTerms(
  ask: Ask,
  ids: readonly number[],
  fromDay: number,
): Promise<PriceTermRow[]> {
  const text = `SELECT ${selectList(priceTermColumns)} ${fromPriceTerms(listed, '$2::int')}`;
  return ask<NumberRow<keyof PriceTermRow>>({ name: 'search-price-terms', text, values: [ids, fromDay] });
}
