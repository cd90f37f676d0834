/** Ways to damage the lines of a feed that know what the lines mean. Each changes `lines` in place. */
import { dayFromNumber, dayNumber, isDay } from '@/lib/dates/day';
import type { Random } from '@/scripts/synthetic/random';

export type Damage = (lines: string[], random: Random) => void;

const at = (lines: readonly string[], random: Random) => random.between(0, lines.length - 1);

/** The index of a random line of this kind; -1 if none. */
function find(lines: readonly string[], random: Random, pattern: RegExp): number {
  const places = lines.flatMap((line, place) => (pattern.test(line) ? [place] : []));
  return places.length === 0 ? -1 : random.pick(places);
}

/** Changes a random line of this kind, if there is one. */
function change(lines: string[], random: Random, pattern: RegExp, to: (line: string) => string): void {
  const place = find(lines, random, pattern);
  const line = lines[place];
  if (line !== undefined) lines[place] = to(line);
}

/** Adds a line to one of the events. */
function addToEvent(lines: string[], random: Random, line: string): void {
  const place = find(lines, random, /^BEGIN:VEVENT$/i);
  if (place !== -1) lines.splice(place + random.between(1, 3), 0, line);
}

const basic = (day: number) => dayFromNumber(day).replaceAll('-', '');
const steps = [-400, -31, -7, -2, -1, 1, 2, 3, 7, 30, 365];
const oddDates = [
  '20270231',
  '20280229',
  '20270229',
  '20271301',
  '00000000',
  '20270000',
  '21991231',
  '2027070',
  '99991231',
];

function otherDate(written: string, random: Random): string {
  if (random.chance(0.15)) return random.pick(oddDates);
  const day = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6, 8)}`;
  return isDay(day) && day > '1905-01-01' && day < '2190-01-01'
    ? basic(dayNumber(day) + random.pick(steps))
    : random.pick(oddDates);
}

const timed = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[;:]/i;

/** The first date in a line of an event, or a default. */
function aDate(lines: readonly string[], random: Random): string {
  const line = lines[find(lines, random, timed)];
  return /:(\d{8})/.exec(line ?? '')?.[1] ?? '20270702';
}

const zones = [
  'Europe/Brussels',
  'America/New_York',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Romance Standard Time',
  '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris',
  '/citadel.org/20210210_1/Europe/London',
  'Kust Standard Time',
  'Nergens/Zee',
  'UTC',
];

const durations = [
  'P1D',
  'P3D',
  'P1W',
  'PT18H',
  'PT12H',
  'P0D',
  'PT0S',
  'P1DT2H',
  '-P1D',
  'P',
  'PT',
  'P1M',
  'P99999999W',
  'p2d',
];

const ruleParts = [
  'COUNT=3',
  'COUNT=0',
  'COUNT=',
  'COUNT=40',
  'INTERVAL=2',
  'INTERVAL=3',
  'INTERVAL=0',
  'UNTIL=20280101',
  'UNTIL=20271010T220000Z',
  'UNTIL=20270801T120000',
  'UNTIL=banaan',
  'BYDAY=MO,FR',
  'BYDAY=1SA,-1SU',
  'BYDAY=XX',
  'BYDAY=53MO',
  'BYMONTH=7,8',
  'BYMONTH=13',
  'BYMONTHDAY=1,-1',
  'BYMONTHDAY=31',
  'BYMONTHDAY=0',
  'BYYEARDAY=200,-1',
  'BYWEEKNO=20',
  'BYWEEKNO=53',
  'BYSETPOS=1',
  'BYSETPOS=-1',
  'BYHOUR=9,17',
  'BYMINUTE=30',
  'BYSECOND=60',
  'WKST=SU',
  'WKST=XX',
  'X-DEEL=1',
  'RSCALE=CHINESE',
  'SKIP=FORWARD',
  'FREQ=DAILY',
  'FREQ=',
];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', 'SOMS'];

/** Time of day and zone of DTSTART lines, to write further lines in the same or another form. */
function writtenLike(lines: readonly string[], random: Random, name: string, date: string): string {
  const line = lines[find(lines, random, /^DTSTART[;:]/i)] ?? 'DTSTART;VALUE=DATE:20270702';
  const rest = line.slice('DTSTART'.length).replace(/\d{8}/, date);
  return `${name}${rest}`;
}

/** The lines of one of the events, first and last included; empty if there is none. */
function anEvent(lines: readonly string[], random: Random): { from: number; to: number } {
  const from = find(lines, random, /^BEGIN:VEVENT$/i);
  const to = from === -1 ? -1 : lines.findIndex((line, place) => place > from && /^END:VEVENT$/i.test(line));
  return to === -1 ? { from: 0, to: 0 } : { from, to: to + 1 };
}

const replaceCharacter = (line: string, random: Random) => {
  const place = random.between(0, Math.max(0, line.length - 1));
  const put = random.pick([
    '',
    '0',
    '9',
    ';',
    ':',
    '=',
    ',',
    '"',
    ' ',
    'T',
    'Z',
    'é',
    '\u0000',
    '\u2028',
    '\\',
    '/',
  ]);
  return line.slice(0, place) + put + line.slice(place + random.between(0, 1));
};

/** The lines' order. */
export const places: Damage[] = [
  (lines, random) => lines.splice(at(lines, random), 1),
  (lines, random) => lines.splice(at(lines, random), random.between(1, 4)),
  (lines, random) => {
    const place = at(lines, random);
    lines.splice(place, 0, lines[place] ?? '');
  },
  (lines, random) => {
    const [one, two] = [at(lines, random), at(lines, random)];
    [lines[one], lines[two]] = [lines[two] ?? '', lines[one] ?? ''];
  },
  (lines, random) => {
    const [line = ''] = lines.splice(at(lines, random), 1);
    lines.splice(at(lines, random), 0, line);
  },
  (lines, random) => {
    const { from, to } = anEvent(lines, random);
    lines.splice(
      from + 1,
      Math.max(0, to - from - 2),
      ...lines.slice(from + 1, Math.max(from + 1, to - 1)).toReversed(),
    );
  },
  (lines, random) => {
    const { from, to } = anEvent(lines, random);
    lines.splice(from, 0, ...lines.slice(from, to));
  },
  // An event and a different copy of it.
  (lines, random) => {
    const { from, to } = anEvent(lines, random);
    const copy = lines.slice(from, to);
    change(copy, random, /^DT(?:START|END)[;:]/i, (line) =>
      line.replace(/\d{8}/, (date) => otherDate(date, random)),
    );
    lines.splice(to, 0, ...copy);
  },
];

/** Their contents. */
export const contents: Damage[] = [
  (lines, random) =>
    change(lines, random, timed, (line) => line.replace(/\d{8}/, (date) => otherDate(date, random))),
  (lines, random) =>
    change(lines, random, timed, (line) => line.replace(/\d{8}/, (date) => otherDate(date, random))),
  (lines, random) =>
    change(lines, random, timed, (line) =>
      line.replace(/T\d{6}Z?/, () =>
        random.pick(['', 'T235900Z', 'T000000', 'T240000', 'T120000Z', 'T2200', 'T023000']),
      ),
    ),
  (lines, random) =>
    change(lines, random, timed, (line) =>
      line.replace(/(\d{8})(?!T|\d)/, `$1${random.pick(['T160000', 'T100000Z', 'T000000', 'x'])}`),
    ),
  (lines, random) =>
    change(lines, random, timed, (line) =>
      /;VALUE=/i.test(line)
        ? line.replace(
            /;VALUE=[^;:]*/i,
            random.pick(['', ';VALUE=DATE-TIME', ';VALUE=PERIOD', ';VALUE=TEXT', ';value=date']),
          )
        : line.replace(/[;:]/, (mark) => `;VALUE=${random.pick(['DATE', 'DATE-TIME', 'PERIOD'])}${mark}`),
    ),
  (lines, random) =>
    change(lines, random, timed, (line) =>
      /;TZID=/i.test(line)
        ? line.replace(/;TZID=(?:"[^"]*"|[^;:]*)/i, () => random.pick(['', `;TZID="${random.pick(zones)}"`]))
        : line.replace(/[;:]/, (mark) => `;TZID="${random.pick(zones)}"${mark}`),
    ),
  (lines, random) => change(lines, random, /^DTEND[;:]/i, () => `DURATION:${random.pick(durations)}`),
  (lines, random) => change(lines, random, /^DURATION[;:]/i, () => `DURATION:${random.pick(durations)}`),
  (lines, random) =>
    addToEvent(lines, random, `RRULE:FREQ=${random.pick(frequencies)};${random.pick(ruleParts)}`),
  (lines, random) => change(lines, random, /^RRULE[;:]/i, (line) => `${line};${random.pick(ruleParts)}`),
  (lines, random) =>
    change(lines, random, /^RRULE[;:]/i, (line) => {
      const parts = line.split(';');
      parts.splice(random.between(0, parts.length - 1), 1, random.pick(ruleParts));
      return parts.join(';');
    }),
  (lines, random) =>
    change(lines, random, /^RRULE[;:]/i, (line) =>
      line.replace(/FREQ=\w*/i, `FREQ=${random.pick(frequencies)}`),
    ),
  (lines, random) => addToEvent(lines, random, writtenLike(lines, random, 'EXDATE', aDate(lines, random))),
  (lines, random) =>
    addToEvent(lines, random, writtenLike(lines, random, 'EXDATE', otherDate(aDate(lines, random), random))),
  (lines, random) =>
    addToEvent(lines, random, writtenLike(lines, random, 'RDATE', otherDate(aDate(lines, random), random))),
  (lines, random) =>
    addToEvent(lines, random, `RDATE;VALUE=PERIOD:${aDate(lines, random)}T150000Z/${random.pick(durations)}`),
  // An occurrence that is moved or cancelled, alone or with all later ones.
  (lines, random) => {
    const { from, to } = anEvent(lines, random);
    const copy = lines.slice(from, to).filter((line) => !/^(?:RRULE|RDATE|EXDATE)[;:]/i.test(line));
    const range = random.chance(0.3) ? ';RANGE=THISANDFUTURE' : '';
    const id = writtenLike(
      copy,
      random,
      `RECURRENCE-ID${range}`,
      random.chance(0.5) ? aDate(copy, random) : aDate(lines, random),
    );
    copy.splice(1, 0, id);
    if (random.chance(0.3)) copy.splice(1, 0, 'STATUS:CANCELLED');
    else
      change(copy, random, /^DT(?:START|END)[;:]/i, (line) =>
        line.replace(/\d{8}/, (date) => otherDate(date, random)),
      );
    lines.splice(random.chance(0.5) ? from : to, 0, ...copy);
  },
  (lines, random) =>
    change(lines, random, /^RECURRENCE-ID[;:]/i, (line) =>
      line.replace(/\d{8}/, (date) => otherDate(date, random)),
    ),
  (lines, random) => addToEvent(lines, random, `SEQUENCE:${random.pick(['0', '1', '99', '-1', 'x'])}`),
  (lines, random) =>
    addToEvent(
      lines,
      random,
      `STATUS:${random.pick(['CANCELLED', 'CONFIRMED', 'TENTATIVE', 'cancelled', ''])}`,
    ),
  (lines, random) =>
    addToEvent(lines, random, `TRANSP:${random.pick(['TRANSPARENT', 'OPAQUE', 'transparent', 'X'])}`),
  (lines, random) =>
    change(
      lines,
      random,
      /^UID[;:]/i,
      () => `UID:${random.pick(['', 'a', 'a', '__proto__', 'x'.repeat(3000)])}`,
    ),
  (lines, random) => lines.splice(1, 0, `X-WR-TIMEZONE:${random.pick(zones)}`),
  (lines, random) =>
    change(lines, random, /^TZOFFSET(?:FROM|TO)[;:]/i, (line) =>
      line.replace(/[+-]\d{4}/, random.pick(['+0300', '-0500', '+01', ''])),
    ),
  (lines, random) => change(lines, random, /./, (line) => replaceCharacter(line, random)),
  (lines, random) => change(lines, random, timed, (line) => replaceCharacter(line, random)),
  (lines, random) => change(lines, random, /./, (line) => line.toLowerCase()),
  (lines, random) => addToEvent(lines, random, `DESCRIPTION:${'lang é '.repeat(random.between(10, 3000))}`),
];

const components = ['VALARM', 'VEVENT', 'VTODO', 'VCALENDAR', 'X-DOOS', 'VTIMEZONE'];

/** The component boundaries. */
export const nesting: Damage[] = [
  (lines, random) => {
    const place = find(lines, random, /^(?:BEGIN|END):/i);
    if (place !== -1) lines.splice(place, 1);
  },
  (lines, random) =>
    lines.splice(at(lines, random), 0, `${random.pick(['BEGIN', 'END'])}:${random.pick(components)}`),
  (lines, random) => {
    const { from, to } = anEvent(lines, random);
    const name = random.pick(components);
    lines.splice(to, 0, `END:${name}`);
    lines.splice(from, 0, `BEGIN:${name}`);
  },
  // An event within another.
  (lines, random) => {
    const { from, to } = anEvent(lines, random);
    const inner = lines.slice(from, to);
    const place = find(lines, random, /^BEGIN:VEVENT$/i);
    if (place !== -1) lines.splice(place + 1, 0, ...inner);
  },
  (lines, random) =>
    change(lines, random, /^(?:BEGIN|END):/i, (line) => line.replace(/:.*/, `:${random.pick(components)}`)),
];
