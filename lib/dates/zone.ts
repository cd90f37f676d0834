/**
 * Moments (points in time) read on the wall clock of a zone. The only file that asks the runtime for zone data;
 * everything else works with calendar days, which have no zone.
 */

/** The zone of the product's calendar: the homes stand on the Belgian coast. */
export const PRODUCT_ZONE = 'Europe/Brussels';

/** What a wall clock in a zone shows; month and day from 1, hour 0 to 23. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, so each zone gets its own once. */
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

/** What was read last in each zone: nearly everything asks for the present. */
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
