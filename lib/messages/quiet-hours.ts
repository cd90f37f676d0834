/**
 * When the email about new messages is sent (docs/rules/messages.md#letters): five minutes after the first message not
 * yet emailed, so that several are combined, and not at night; immediately around a stay.
 */
import { addDays, dayOfMoment } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

const MINUTE_MS = 60_000;
/** How long to wait for more messages. */
const GATHER_MS = 5 * MINUTE_MS;
/** Somebody who wrote this recently is awake. */
const AWAKE_MS = 10 * MINUTE_MS;
/** Hours in the product's time zone. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;

function isQuiet(moment: Date): boolean {
  const { hour } = wallClockIn(PRODUCT_ZONE, moment);
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
}

/**
 * The first full hour after `moment` that is not quiet; steps by whole hours, so daylight saving changes do not matter.
 */
function endOfQuiet(moment: Date): Date {
  const { minute } = wallClockIn(PRODUCT_ZONE, moment);
  const seconds = moment.getTime() % MINUTE_MS;
  let hour = new Date(moment.getTime() - seconds + (60 - minute) * MINUTE_MS);
  while (isQuiet(hour)) hour = new Date(hour.getTime() + 60 * MINUTE_MS);
  return hour;
}

interface Untold {
  /** Time of the oldest message not emailed yet. */
  since: Date;
  /** When the recipient last wrote; null for never. */
  otherWroteAt: Date | null;
  /** The approved stay; null for a question, and for a request that was not approved. */
  stay: DayRange | null;
  now: Date;
}

/** From the day before arrival until the day of departure: the guest may be standing at the door. */
function isAround({ start, end }: DayRange, moment: Date): boolean {
  const today = dayOfMoment(moment);
  return today >= addDays(start, -1) && today <= end;
}

/** When to send the email. */
export function tellAt({ since, otherWroteAt, stay, now }: Untold): Date {
  if (stay && isAround(stay, now)) return now;
  const gathered = new Date(Math.max(since.getTime() + GATHER_MS, now.getTime()));
  const isAwake = otherWroteAt !== null && now.getTime() - otherWroteAt.getTime() <= AWAKE_MS;
  return isAwake || !isQuiet(gathered) ? gathered : endOfQuiet(gathered);
}
