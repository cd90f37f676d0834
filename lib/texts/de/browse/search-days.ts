import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-days';

export const searchDaysTexts: InOtherWords<typeof nl.searchDaysTexts> = {
  when: 'Wann',
  arrival: 'Anreise',
  departure: 'Abreise',
  clear: 'Zeitraum löschen',
  close: 'Fertig',

  ways: 'Wie Sie Ihre Reisedaten wählen',
  tabs: { days: 'Tage', flexible: 'Flexibel', months: 'Ein Aufenthalt in diesen Monaten' },
  goTo: 'Zu einem Monat gehen',

  flex: 'Spielraum bei Ihren Tagen',
  noFlex: 'Genau diese Tage',
  flexDays: (days) => (pluralForm(days) === 'one' ? `± ${days} Tag` : `± ${days} Tage`),

  months: 'In welchen Monaten',
  monthsHelp: (most) => `Wählen Sie höchstens ${most}.`,
  plainMonths: 'Oder lassen Sie die Tage leer und wählen Sie Monate',
  length: 'Wie lange',
  stays: { weekend: 'Wochenende', midweek: 'Midweek', week: 'Woche', two_weeks: 'Zwei Wochen' },
  noStay: 'Keine feste Dauer',
  nightsLabel: 'Anzahl der Nächte',
  noNights: 'Anzahl wählen',
  nights: (count) => (pluralForm(count) === 'one' ? `${count} Nacht` : `${count} Nächte`),
  stayIn: (length, months) => `${length} im ${months}`,
};
