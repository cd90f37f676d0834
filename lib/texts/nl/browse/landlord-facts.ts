/** Facts about a landlord on a listing page, each with an explanation (docs/rules/landlord-facts.md). */
import type { CalendarAge } from '@/lib/landlord-facts/facts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** '3 uur', '2 dagen' */
const within = (hours: number) =>
  hours < 48 ? `${hours} uur` : counted(Math.round(hours / 24), 'dag', 'dagen');

const ago = ({ count, unit }: CalendarAge) => {
  if (unit === 'minutes') return `${count} minuten`;
  return unit === 'hours' ? `${count} uur` : counted(count, 'dag', 'dagen');
};

export const landlordFactTexts = {
  /** 'Spreekt Nederlands, Frans en Engels' */
  speaks: (languages: string) => `Spreekt ${languages}`,
  since: (year: number) => `Verhuurder sinds ${year}`,
  sinceMeans: 'Het jaar waarin de eerste vakantiewoning van deze verhuurder hier online kwam.',
  answers: (hours: number) => `Antwoordt meestal binnen ${within(hours)}`,
  answersMeans:
    'Binnen die tijd kregen drie op de vier aanvragen van de voorbije twaalf maanden een antwoord. Aanvragen die nog geen twee dagen wachten, tellen niet mee.',
  rate: (percent: number) => `Beantwoordt ${percent}\u00a0% van de aanvragen`,
  rateMeans: (requests: number) =>
    `Geteld over ${requests} reserveringsaanvragen van de voorbije twaalf maanden. Aanvragen die nog geen twee dagen wachten, tellen niet mee.`,
  licence: 'Logiesnummer nagekeken in het register',
  licenceMeans:
    'Elke nacht kijken we na of dit logiesnummer in het register van Toerisme Vlaanderen staat. De laatste keer stond het erin.',
  calendar: (age: CalendarAge) =>
    age.count === 0 ? 'Kalender net bijgewerkt' : `Kalender bijgewerkt ${ago(age)} geleden`,
  calendarMeans:
    'Toen heeft de verhuurder de kalender gewijzigd, of hebben we een gekoppelde kalender van een andere site opnieuw gelezen.',
} as const;
