import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/format';

export const monthTexts: InOtherWords<typeof nl.monthTexts> = {
  long: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  short: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
};

export const weekdayTexts: InOtherWords<typeof nl.weekdayTexts> = {
  long: {
    1: 'Montag',
    2: 'Dienstag',
    3: 'Mittwoch',
    4: 'Donnerstag',
    5: 'Freitag',
    6: 'Samstag',
    7: 'Sonntag',
  },
  short: { 1: 'Mo', 2: 'Di', 3: 'Mi', 4: 'Do', 5: 'Fr', 6: 'Sa', 7: 'So' },
};

export const formatTexts: InOtherWords<typeof nl.formatTexts> = {
  hour: (time) => `${time} Uhr`,
  or: 'oder',
  moment: (day, time) => `${day}, ${time} Uhr`,
  months: (count) => (pluralForm(count) === 'one' ? `${count} Monat` : `${count} Monate`),
  both: (others, last) => `${others} und ${last}`,
  either: (others, last) => `${others} oder ${last}`,
  nights: (count, shown) => (pluralForm(count) === 'one' ? `${shown} Nacht` : `${shown} Nächte`),
  results: (count, shown) => (pluralForm(count) === 'one' ? `${shown} Ergebnis` : `${shown} Ergebnisse`),
  resultsOrMore: (shown) => `${shown}+ Ergebnisse`,
  showListings: (count, shown) => {
    if (count === 0) return 'Keine Unterkünfte';
    return pluralForm(count) === 'one' ? `${shown} Unterkunft anzeigen` : `${shown} Unterkünfte anzeigen`;
  },
  listingCount: (shown) => `Mehr als ${shown} Ferienwohnungen verfügbar!`,
};

/** As `Intl` writes them for de-BE. */
export const patternTexts: InOtherWords<typeof nl.patternTexts> = {
  day: (day) => `${day}.`,
  dayMonth: (day, month) => `${day} ${month}`,
  year: (date, year) => `${date} ${year}`,
  longWeekday: (weekday, date) => `${weekday}, ${date}`,
  shortWeekday: (weekday, date) => `${weekday}., ${date}`,
  numeric: (day, month, year) => `${day}.${month}.${year}`,
  thousands: '.',
  decimal: ',',
  noCents: '',
  money: (minus, amount, sign) => `${minus}${amount}\u{a0}${sign}`,
};
