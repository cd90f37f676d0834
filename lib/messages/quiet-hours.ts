/**
 * When a letter about new messages leaves (docs/rules/messages.md#letters): five minutes after the first that nobody was
 * told of, so that several go in one, and not at night; around a stay at once.
 */
import { addDays, dayOfMoment } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

const MINUTE_MS = 60_000;
/** How long messages wait for one another. */
const GATHER_MS = 5 * MINUTE_MS;
/** Who wrote so recently is awake. */
const AWAKE_MS = 10 * MINUTE_MS;
/** On the clock of the product. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;

function isQuiet(moment: Date): boolean {
  const { hour } = wallClockIn(PRODUCT_ZONE, moment);
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
}

/** The first full hour from `moment` on that is not quiet; clocks change by whole hours, which this walks past. */
function endOfQuiet(moment: Date): Date {
  const { minute } = wallClockIn(PRODUCT_ZONE, moment);
  const seconds = moment.getTime() % MINUTE_MS;
  let hour = new Date(moment.getTime() - seconds + (60 - minute) * MINUTE_MS);
  while (isQuiet(hour)) hour = new Date(hour.getTime() + 60 * MINUTE_MS);
  return hour;
}

interface Untold {
  /** When the oldest message was sent that nobody was told of. */
  since: Date;
  /** When who is told last wrote; null for never. */
  otherWroteAt: Date | null;
  /** What was approved; null for a question, and for a request that is no stay. */
  stay: DayRange | null;
  now: Date;
}

/** From the day before arrival until the day of departure: somebody may stand before the door. */
function isAround({ start, end }: DayRange, moment: Date): boolean {
  const today = dayOfMoment(moment);
  return today >= addDays(start, -1) && today <= end;
}

/** The moment at which the letter leaves. */
export function tellAt({ since, otherWroteAt, stay, now }: Untold): Date {
  if (stay && isAround(stay, now)) return now;
  const gathered = new Date(Math.max(since.getTime() + GATHER_MS, now.getTime()));
  const isAwake = otherWroteAt !== null && now.getTime() - otherWroteAt.getTime() <= AWAKE_MS;
  return isAwake || !isQuiet(gathered) ? gathered : endOfQuiet(gathered);
}
