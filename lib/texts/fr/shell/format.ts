import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/format';
import { counted, onTheClock } from '@/lib/texts/fr/words';

export const monthTexts: InOtherWords<typeof nl.monthTexts> = {
  long: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  /** As Intl has them, with a dot where they are shortened. */
  short: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
};

export const weekdayTexts: InOtherWords<typeof nl.weekdayTexts> = {
  long: {
    1: 'lundi',
    2: 'mardi',
    3: 'mercredi',
    4: 'jeudi',
    5: 'vendredi',
    6: 'samedi',
    7: 'dimanche',
  },
  short: { 1: 'lun.', 2: 'mar.', 3: 'mer.', 4: 'jeu.', 5: 'ven.', 6: 'sam.', 7: 'dim.' },
};

export const formatTexts: InOtherWords<typeof nl.formatTexts> = {
  hour: onTheClock,
  or: 'ou',
  moment: (day, time) => `${day} à ${onTheClock(time)}`,
  months: (count) => `${count} mois`,
  both: (others, last) => `${others} et ${last}`,
  either: (others, last) => `${others} ou ${last}`,
  nights: (count, shown) => counted(count, 'nuit', 'nuits', shown),
  results: (count, shown) => counted(count, 'résultat', 'résultats', shown),
  resultsOrMore: (shown) => `Plus de ${shown} résultats`,
  showListings: (count, shown) =>
    count === 0 ? 'Aucun logement' : `Voir ${counted(count, 'logement', 'logements', shown)}`,
  listingCount: (shown) => `Plus de ${shown} locations de vacances disponibles\u{a0}!`,
};

/** As `Intl` writes them for fr-BE. */
export const patternTexts: InOtherWords<typeof nl.patternTexts> = {
  day: (day) => String(day),
  dayMonth: (day, month) => `${day} ${month}`,
  year: (date, year) => `${date} ${year}`,
  longWeekday: (weekday, date) => `${weekday} ${date}`,
  shortWeekday: (weekday, date) => `${weekday} ${date}`,
  numeric: (day, month, year) => `${day}/${month}/${year}`,
  thousands: '\u{202f}',
  decimal: ',',
  noCents: '',
  money: (minus, amount, sign) => `${minus}${amount}\u{a0}${sign}`,
};
