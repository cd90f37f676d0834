import 'server-only';

import type { PoolClient } from 'pg';
import { publicPoint } from '@/lib/listings/address';
import type { Point } from '@/lib/listings/cities';
import { listingOptions } from '@/lib/listings/options';
import { oceanviews, propertyTypes, rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import { sql } from '@/server/db';
import { copyRows, copyTexts } from '@/server/search/copy-rows';
import type { NumberType } from '@/server/search/copy-rows';

/** What the search knows of a home that the public can see. Words are places in their list of lib/listings/kinds. */
export interface HomeRow {
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
  bedrooms: number;
  bathrooms: number;
  /** A bit for each period of `rentalPeriods`, the first the lowest. */
  periods: number;
  minStay: number;
  maxStay: number;
  advance: number;
  /** The one that the public may see. */
  point: Point | null;
  /** For each option id its value plus one, 0 where the home says nothing about it. */
  settings: readonly number[];
}

/** Nights `[start, end)` that a home is occupied, as day numbers of lib/dates/day. */
export interface OccupiedRow {
  homeId: number;
  start: number;
  end: number;
}

/** What the map says of a home, as JSON (home-labels.ts). */
export interface LabelRow {
  homeId: number;
  json: Uint8Array;
}

/** Four bits hold a setting's value (0 to 10) plus one; five settings go into a column. */
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
      name: `settings_${first}`,
      sum: `sum((value + 1) << (${SETTING_BITS} * (listing_option_id - ${first})))
        FILTER (WHERE listing_option_id BETWEEN ${first} AND ${last})`,
    };
  },
);

/** In the order that `toHomeRow` takes them. */
const homeColumns: readonly (readonly [expression: string, type: NumberType])[] = [
  ['l.id', 'int4'],
  ['l.price', 'int4'],
  ['extract(epoch FROM l.approved_at) * 1000', 'float8'],
  ['coalesce(l.rating * 100, 0)', 'int2'],
  ['l.listing_city_id', 'int2'],
  [placeIn('l.property_type', propertyTypes), 'int2'],
  [placeIn('l.oceanview', oceanviews), 'int2'],
  ['l.max_capacity', 'int2'],
  ['l.number_of_bedrooms', 'int2'],
  ['l.number_of_bathrooms', 'int2'],
  [
    rentalPeriods.map((period, bit) => `l.${rentalPeriodFlag(period)}::int * ${2 ** bit}`).join(' + '),
    'int2',
  ],
  ['l.min_stay', 'int2'],
  ['l.max_stay', 'int2'],
  ['l.max_days_reservation_advance', 'int2'],
  [`coalesce(l.latitude, 'NaN')`, 'float8'],
  [`coalesce(l.longitude, 'NaN')`, 'float8'],
  ['l.display_home_address::int', 'int2'],
  ...settingColumns.map(({ name }) => [`coalesce(s.${name}, 0)`, 'int4'] as const),
];

/** What the public can see (decisions, 'visible to the public'); the database promises that it is complete. */
const visible = 'l.approved_at IS NOT NULL AND l.disabled_at IS NULL';

/** `[ids]` narrows by a column that holds listing ids. */
const homesQuery = (narrow: (column: string) => string) => `
  SELECT ${homeColumns.map(([expression, type], index) => `(${expression})::${type} AS c${index}`).join(', ')}
  FROM listings l LEFT JOIN (
    SELECT listing_id, ${settingColumns.map(({ name, sum }) => `${sum} AS ${name}`).join(', ')}
    FROM listing_settings WHERE ${narrow('listing_id')} GROUP BY listing_id
  ) s ON s.listing_id = l.id
  WHERE ${visible} AND ${narrow('l.id')} ORDER BY l.id`;

const dayNumberOf = (column: string) => `(${column} - DATE '1970-01-01')`;

const occupiedQuery = (narrow: (column: string) => string, fromDay: string) => `
  SELECT o.listing_id::int4 AS c0, ${dayNumberOf('o.start_date')}::int4 AS c1, ${dayNumberOf('o.end_date')}::int4 AS c2
  FROM occupancies o WHERE ${dayNumberOf('o.end_date')} > ${fromDay} AND ${narrow('o.listing_id')}`;

function toHomeRow(values: readonly number[]): HomeRow {
  const at = (index: number) => values[index] ?? 0;
  const packed = values.slice(homeColumns.length - settingColumns.length);
  return {
    id: at(0),
    price: at(1),
    approvedAt: at(2),
    rating: at(3),
    cityId: at(4),
    propertyType: at(5),
    oceanview: at(6),
    maxCapacity: at(7),
    bedrooms: at(8),
    bathrooms: at(9),
    periods: at(10),
    minStay: at(11),
    maxStay: at(12),
    advance: at(13),
    point: toPoint(at(14), at(15), at(16) === 1),
    settings: listingOptions.map((_, index) => {
      const column = packed[Math.floor(index / SETTINGS_A_COLUMN)] ?? 0;
      return (column >>> (SETTING_BITS * (index % SETTINGS_A_COLUMN))) & 15;
    }),
  };
}

function toPoint(latitude: number, longitude: number, isShown: boolean): Point | null {
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return publicPoint({ latitude, longitude, display_home_address: isShown });
}

const toOccupiedRow = ([homeId = 0, start = 0, end = 0]: readonly number[]): OccupiedRow => ({
  homeId,
  start,
  end,
});

const all = () => 'true';
const listed = (column: string) => `${column} = ANY ($1::int[])`;

/** Every home, by id. */
export async function streamHomes(client: PoolClient, onHome: (home: HomeRow) => void): Promise<void> {
  const types = homeColumns.map(([, type]) => type);
  await copyRows(client, homesQuery(all), types, (values) => onHome(toHomeRow(values)));
}

/** Every stay that ends after `fromDay`, in any order. */
export async function streamOccupied(
  client: PoolClient,
  fromDay: number,
  onStay: (stay: OccupiedRow) => void,
): Promise<void> {
  await copyRows(client, occupiedQuery(all, String(fromDay)), ['int4', 'int4', 'int4'], (values) =>
    onStay(toOccupiedRow(values)),
  );
}

/** In the order that `HomeLabels` reads them. A name that is not shown is not there either. */
const labelsQuery = (narrow: (column: string) => string) => `
  SELECT l.id::int4 AS id, json_build_array(l.slug, l.name_holiday_home,
    CASE WHEN l.display_home_address THEN l.name_residence END, l.logiesdecreet, l.listing_city_id,
    l.display_home_address, p.id, p.rotate)::text AS label
  FROM listings l LEFT JOIN (
    SELECT DISTINCT ON (listing_id) listing_id, id, rotate
    FROM listing_pictures WHERE ${narrow('listing_id')} ORDER BY listing_id, order_number
  ) p ON p.listing_id = l.id
  WHERE ${visible} AND ${narrow('l.id')}`;

/** What the map says of every home, in any order. */
export async function streamLabels(client: PoolClient, onLabel: (label: LabelRow) => void): Promise<void> {
  await copyTexts(client, labelsQuery(all), (homeId, json) => onLabel({ homeId, json }));
}

export async function readLabels(ids: readonly number[]): Promise<LabelRow[]> {
  const rows = await sql<{ id: number; label: string }>('search-labels', labelsQuery(listed), [ids]);
  return rows.map(({ id, label }) => ({ homeId: id, json: Buffer.from(label) }));
}

type NumberRow = Record<string, number>;

/** Those of the homes that the public can see. */
export async function readHomes(ids: readonly number[]): Promise<HomeRow[]> {
  const rows = await sql<NumberRow>('search-homes', homesQuery(listed), [ids]);
  return rows.map((row) => toHomeRow(Object.values(row)));
}

export async function readOccupied(ids: readonly number[], fromDay: number): Promise<OccupiedRow[]> {
  const rows = await sql<NumberRow>('search-occupied', occupiedQuery(listed, '$2::int'), [ids, fromDay]);
  return rows.map((row) => toOccupiedRow(Object.values(row)));
}
