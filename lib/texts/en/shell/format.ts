import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/format';

/** As `Intl` writes them for en-GB. */
export const monthTexts: InOtherWords<typeof nl.monthTexts> = {
  long: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
};

export const weekdayTexts: InOtherWords<typeof nl.weekdayTexts> = {
  long: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  },
  short: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
};

const isOne = (count: number) => pluralForm(count) === 'one';

export const formatTexts: InOtherWords<typeof nl.formatTexts> = {
  hour: (time) => time,
  or: 'or',
  moment: (day, time) => `${day}, ${time}`,
  months: (count) => `${count} ${isOne(count) ? 'month' : 'months'}`,
  both: (others, last) => `${others} and ${last}`,
  either: (others, last) => `${others} or ${last}`,
  nights: (count, shown) => `${shown} ${isOne(count) ? 'night' : 'nights'}`,
  results: (count, shown) => `${shown} ${isOne(count) ? 'result' : 'results'}`,
  resultsOrMore: (shown) => `${shown}+ results`,
  showListings: (count, shown) =>
    count === 0 ? 'No homes' : `Show ${shown} ${isOne(count) ? 'home' : 'homes'}`,
  listingCount: (shown) => `More than ${shown} holiday homes to choose from!`,
};

/** As `Intl` writes them for en-GB. */
export const patternTexts: InOtherWords<typeof nl.patternTexts> = {
  day: (day) => String(day),
  dayMonth: (day, month) => `${day} ${month}`,
  year: (date, year) => `${date} ${year}`,
  longWeekday: (weekday, date) => `${weekday}, ${date}`,
  shortWeekday: (weekday, date) => `${weekday}, ${date}`,
  numeric: (day, month, year) => `${day}/${month}/${year}`,
  thousands: ',',
  decimal: '.',
  noCents: '',
  money: (minus, amount, sign) =>
    sign === '€' ? `${minus}${sign}${amount}` : `${minus}${sign}\u{a0}${amount}`,
};
