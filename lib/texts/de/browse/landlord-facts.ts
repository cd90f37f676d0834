import { pluralForm } from '@/lib/format/plural';
import type { CalendarAge } from '@/lib/landlord-facts/facts';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/landlord-facts';

/** In the dative, as 'innerhalb von' and 'vor' want it. */
const hours = (count: number) => (pluralForm(count) === 'one' ? 'einer Stunde' : `${count} Stunden`);
const days = (count: number) => (pluralForm(count) === 'one' ? 'einem Tag' : `${count} Tagen`);
const minutes = (count: number) => (pluralForm(count) === 'one' ? 'einer Minute' : `${count} Minuten`);

const within = (count: number) => (count < 48 ? hours(count) : days(Math.round(count / 24)));

const ago = ({ count, unit }: CalendarAge) => {
  if (unit === 'minutes') return minutes(count);
  return unit === 'hours' ? hours(count) : days(count);
};

export const landlordFactTexts: InOtherWords<typeof nl.landlordFactTexts> = {
  speaks: (languages) => `Spricht ${languages}`,
  since: (year) => `Vermieter seit ${year}`,
  sinceMeans: 'Das Jahr, in dem die erste Unterkunft dieses Vermieters hier online ging.',
  answers: (count) => `Antwortet meist innerhalb von ${within(count)}`,
  answersMeans:
    'In dieser Zeit wurden drei von vier Anfragen der letzten zwölf Monate beantwortet. Anfragen, die noch keine zwei Tage warten, zählen nicht mit.',
  rate: (percent) => `Beantwortet ${percent}\u{a0}% der Anfragen`,
  rateMeans: (requests) =>
    pluralForm(requests) === 'one'
      ? `Gezählt über ${requests} Buchungsanfrage der letzten zwölf Monate. Anfragen, die noch keine zwei Tage warten, zählen nicht mit.`
      : `Gezählt über ${requests} Buchungsanfragen der letzten zwölf Monate. Anfragen, die noch keine zwei Tage warten, zählen nicht mit.`,
  licence: 'Registrierungsnummer im Register geprüft',
  licenceMeans:
    'Jede Nacht prüfen wir, ob diese Nummer im Register von Toerisme Vlaanderen steht, dem flämischen Tourismusamt. Beim letzten Mal stand sie dort.',
  calendar: (age) =>
    age.count === 0 ? 'Kalender gerade aktualisiert' : `Kalender vor ${ago(age)} aktualisiert`,
  calendarMeans:
    'Zu diesem Zeitpunkt hat der Vermieter den Kalender geändert, oder wir haben einen verknüpften Kalender einer anderen Website neu eingelesen.',
};
