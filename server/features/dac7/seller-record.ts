import 'server-only';

import { totalCentsOf } from '@/lib/booking-requests/paid';
import type { TaxDetailsDto } from '@/lib/dac7/contract';
import { diffDays, utcDateToDay } from '@/lib/dates/day';
import type { PropertyType } from '@/lib/listings/kinds';
import { toQuote } from '@/server/features/requests/price-columns';

/** What is reported on a landlord for a year (docs/rules/dac7.md#what-is-reported), as stored and compared. */

export type Quarters = [number, number, number, number];

export interface PropertyRecord {
  street: string;
  houseNumber: string;
  suffix: string;
  postalCode: string;
  city: string;
  landNumber: string | null;
  /** A code of the form: DPI904 house, DPI905 apartment. */
  type: 'DPI904' | 'DPI905';
  /** Whole euros. */
  received: Quarters;
  stays: Quarters;
  days: number;
}

export interface SellerRecord {
  userId: number;
  firstName: string;
  lastName: string;
  /** The holder of the account, if any. */
  holder: string | null;
  iban: string | null;
  details: TaxDetailsDto;
  properties: PropertyRecord[];
}

interface ReportedListing {
  id: number;
  propertyType: string | null;
  addressStreetName: string | null;
  addressHouseNumber: string | null;
  addressHouseNumberSuffix: string | null;
  addressPostcode: string | null;
  landRegisterNumber: string | null;
  city: { name: string } | null;
}

export interface ReportedStay {
  startDate: Date;
  endDate: Date;
  price: number;
  quote: unknown;
  agreedTotalCents: number | null;
  payments: readonly { amountCents: number; paidAt: Date; kind: string }[];
  listing: ReportedListing;
}

/** 0 to 3; money from outside the year counts at its nearer end, so that a stay is reported once and whole. */
function quarterOf(date: Date, year: number): 0 | 1 | 2 | 3 {
  const day = utcDateToDay(date);
  if (day < `${year}-04-01`) return 0;
  if (day < `${year}-07-01`) return 1;
  return day < `${year}-10-01` ? 2 : 3;
}

/** Cents by quarter: what was noted as paid, deposits aside, else the agreed total at the departure. */
function moneyOf(stay: ReportedStay, year: number): Quarters {
  const cents: Quarters = [0, 0, 0, 0];
  const paid = stay.payments.filter(({ kind }) => kind !== 'deposit');
  for (const { amountCents, paidAt } of paid) cents[quarterOf(paidAt, year)] += amountCents;
  if (paid.length === 0)
    cents[quarterOf(stay.endDate, year)] += totalCentsOf({
      price: stay.price,
      quote: toQuote(stay.quote),
      agreed_total_cents: stay.agreedTotalCents,
    });
  return cents;
}

/** Homes at one street address are one property, unless the land register tells them apart. */
const placeOf = ({
  addressStreetName,
  addressHouseNumber,
  addressPostcode,
  landRegisterNumber,
}: ReportedListing) =>
  [addressStreetName, addressHouseNumber, addressPostcode, landRegisterNumber]
    .map((part) => (part ?? '').trim().toLowerCase())
    .join('|');

const houses = new Set<string | null>(['villa', 'house'] satisfies PropertyType[]);
const sum = (a: Quarters, b: Quarters): Quarters => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
const nothing = (): Quarters => [0, 0, 0, 0];

/** Whole euros, half up. */
const toEuros = (cents: Quarters): Quarters => [
  Math.floor(cents[0] / 100 + 0.5),
  Math.floor(cents[1] / 100 + 0.5),
  Math.floor(cents[2] / 100 + 0.5),
  Math.floor(cents[3] / 100 + 0.5),
];

function propertyOf(stays: readonly ReportedStay[], listing: ReportedListing, year: number): PropertyRecord {
  const count = nothing();
  for (const { endDate } of stays) count[quarterOf(endDate, year)] += 1;
  const units = new Set(stays.map((stay) => stay.listing.id));
  const days = stays.reduce(
    (total, { startDate, endDate }) => total + diffDays(utcDateToDay(startDate), utcDateToDay(endDate)),
    0,
  );
  return {
    street: listing.addressStreetName ?? '',
    houseNumber: listing.addressHouseNumber ?? '',
    suffix: units.size > 1 ? '' : (listing.addressHouseNumberSuffix ?? ''),
    postalCode: listing.addressPostcode ?? '',
    city: listing.city?.name ?? '',
    landNumber: listing.landRegisterNumber,
    type: houses.has(listing.propertyType) ? 'DPI904' : 'DPI905',
    received: toEuros(stays.map((stay) => moneyOf(stay, year)).reduce(sum, nothing())),
    stays: count,
    days,
  };
}

/** The properties of one landlord's stays that departed in a year, in order of their first home. */
export function propertiesOf(stays: readonly ReportedStay[], year: number): PropertyRecord[] {
  const places = Map.groupBy(
    stays.toSorted((a, b) => a.listing.id - b.listing.id),
    ({ listing }) => placeOf(listing),
  );
  return [...places.values()].flatMap((of) => (of[0] ? [propertyOf(of, of[0].listing, year)] : []));
}
