import 'server-only';

import { createHash } from 'node:crypto';
import { route } from '@/lib/paths';
import { guestsAsRequested } from '@/lib/short-stay-reports/countries';
import { reportedAddress, reportedGuests, reportedHours } from '@/lib/short-stay-reports/record';
import type { Activity } from '@/lib/short-stay-reports/record';
import { parseActivity } from '@/lib/short-stay-reports/rules';
import { env } from '@/server/env';
import { toGuests } from '@/server/features/requests/stayed-columns';
import type { StayRow } from '@/server/features/short-stay-reports/find-stays';

/** Hexadecimal digits of the hash of an area's id: no two areas of one home share them. */
const HASH_LENGTH = 12;

/** Never changes, and differs by area: 'K-7GH2QX-0a1b2c3d4e5f'. */
export const activityIdOf = ({ code, areaId }: Pick<StayRow, 'code' | 'areaId'>): string =>
  `${code}-${createHash('sha256').update(areaId).digest('hex').slice(0, HASH_LENGTH)}`;

function guestsOf(row: StayRow): ReturnType<typeof reportedGuests> {
  const isTold = row.told !== null && row.arrived === true;
  const guests = isTold
    ? toGuests(row.told)
    : guestsAsRequested(row.country, row.guests, toGuests(row.others));
  return reportedGuests(guests);
}

const hoursOf = (row: StayRow) =>
  reportedHours({
    arrival: row.arrival,
    departure: row.departure,
    checkIn: row.checkIn ?? row.homeCheckIn,
    checkOut: row.checkOut ?? row.homeCheckOut,
  });

/** The stay's own facts that decide its hours; a listing that changes its hours later changes no record. */
const daysOf = (row: StayRow): string =>
  [row.arrival, row.departure, row.checkIn ?? '', row.checkOut ?? ''].join(' ');
const pointOf = (row: StayRow): string => `${row.latitude} ${row.longitude}`;
/** Kept with a record: what a later correction is compared with. */
const SEPARATOR = '|';
export const madeOf = (row: StayRow): string => daysOf(row) + SEPARATOR + pointOf(row);

/** A record of the current state. */
export function freshActivity(row: StayRow): Activity {
  return {
    activityId: activityIdOf(row),
    status: 'finished',
    areaId: row.areaId,
    url: new URL(route('listing.show', { slug: row.slug }), env.APP_URL).href,
    address: reportedAddress({
      street: row.street ?? '',
      houseNumber: row.houseNumber ?? '',
      suffix: row.suffix ?? '',
      postcode: row.postcode ?? '',
      town: row.town ?? '',
    }),
    registrationNumber: row.number,
    ...guestsOf(row),
    temporal: hoursOf(row),
  };
}

/** Whether nobody came, or the stay was called off. */
const isOff = (row: StayRow): boolean => row.status !== 'approved' || row.arrived === false;

/** Whether the pin was moved out of the area since the record was made: the listing never lay in it. */
const hasMovedOut = (row: StayRow, made: string | null): boolean =>
  !row.isInside && (made ?? '').split(SEPARATOR)[1] !== pointOf(row);

/** The record that the authority has, with only corrections made: number, address and URL stay as they were. */
function correctedActivity(row: StayRow, accepted: string): Activity {
  const base = parseActivity(accepted);
  if (isOff(row) || hasMovedOut(row, row.acceptedOf)) return { ...base, status: 'cancelled' };
  const sameDays = (row.acceptedOf ?? '').split(SEPARATOR)[0] === daysOf(row);
  return {
    ...base,
    status: 'finished',
    ...guestsOf(row),
    temporal: sameDays ? base.temporal : hoursOf(row),
  };
}

/**
 * The record to send, as text; null if the authority has it already, or if it was refused and its data have not changed
 * since.
 */
export function textToSend(row: StayRow): string | null {
  const text = row.accepted === null ? firstText(row) : JSON.stringify(correctedActivity(row, row.accepted));
  if (text === null || (text === row.accepted && (row.perhaps ?? text) === text)) return null;
  return row.cause !== null && text === row.body ? null : text;
}

/** The text for a stay that the authority is not known to have; if it is off, what may have arrived is canceled. */
function firstText(row: StayRow): string | null {
  const isGone = isOff(row) || hasMovedOut(row, row.madeOf);
  if (isGone && row.perhaps !== null)
    return JSON.stringify({ ...parseActivity(row.perhaps), status: 'cancelled' });
  return isGone || !row.isInside ? null : JSON.stringify(freshActivity(row));
}
