/** Dutch words for dates, times and counts. */

/** Months from January; the short forms have no dot. */
export const monthTexts = {
  long: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  short: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
} as const;

/** Weekdays by number, Monday is 1. */
export const weekdayTexts = {
  long: {
    1: 'maandag',
    2: 'dinsdag',
    3: 'woensdag',
    4: 'donderdag',
    5: 'vrijdag',
    6: 'zaterdag',
    7: 'zondag',
  },
  short: { 1: 'ma', 2: 'di', 3: 'wo', 4: 'do', 5: 'vr', 6: 'za', 7: 'zo' },
} as const;

export const formatTexts = {
  /** Check-in and check-out times: '15:00u'. */
  hour: (time: string) => `${time}u`,
  or: 'of',
  moment: (day: string, time: string) => `${day}, ${time}`,
  months: (count: number) => (count === 1 ? '1 maand' : `${count} maanden`),
  both: (others: string, last: string) => `${others} en ${last}`,
  either: (others: string, last: string) => `${others} of ${last}`,
  nights: (count: number, shown: string) => (count === 1 ? '1 nacht' : `${shown} nachten`),
  /** '1 Resultaat', '240 Resultaten' */
  results: (count: number, shown: string) => (count === 1 ? '1 Resultaat' : `${shown} Resultaten`),
  resultsOrMore: (shown: string) => `${shown}+ Resultaten`,
  showListings: (count: number, shown: string) =>
    count === 0 ? 'Geen woningen' : `Toon ${shown} ${count === 1 ? 'woning' : 'woningen'}`,
  listingCount: (shown: string) => `Meer dan ${shown} vakantiewoningen beschikbaar!`,
} as const;

/** Patterns of dates, numbers and amounts (lib/format, lib/money). */
export const patternTexts = {
  /** A day of a month: in some languages a number is not enough. */
  day: (day: number) => String(day),
  dayMonth: (day: string, month: string) => `${day} ${month}`,
  year: (date: string, year: string) => `${date} ${year}`,
  /** With the name of the weekday, and with its short form. */
  longWeekday: (weekday: string, date: string) => `${weekday} ${date}`,
  shortWeekday: (weekday: string, date: string) => `${weekday} ${date}`,
  numeric: (day: string, month: string, year: string) => `${day}-${month}-${year}`,
  /** The separators of thousands and of decimals. */
  thousands: '.',
  decimal: ',',
  /** Written in place of zero cents. */
  noCents: ',-',
  money: (minus: string, amount: string, sign: string) => `${sign}\u{a0}${minus}${amount}`,
} as const;
