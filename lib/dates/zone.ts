/**
 * Converts moments (points in time) to the wall clock of a time zone. The only file that asks the runtime for zone
 * data; everything else works with calendar days, which have no zone.
 */

/** The zone of the product's calendar: all listings are on the Belgian coast. */
export const PRODUCT_ZONE = 'Europe/Brussels';

/** The wall clock in a zone; month and day start at 1, hour is 0 to 23. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using it, so there is one per zone. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** The last conversion in each zone: nearly all calls are for the present moment. */
const lastRead = new Map<string, { second: number; clock: WallClock }>();

/**
 * The wall clock of `zone` at `moment`.
 * @throws RangeError for an invalid date or an unknown zone
 */
export function wallClockIn(zone: string, moment: Date): Readonly<WallClock> {
  const second = Math.floor(moment.getTime() / 1000);
  const last = lastRead.get(zone);
  if (last?.second === second) return last.clock;
  const parts = formatterFor(zone).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const clock: WallClock = {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
  lastRead.set(zone, { second, clock });
  return clock;
}
