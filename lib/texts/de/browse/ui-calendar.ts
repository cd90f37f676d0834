import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/ui-calendar';

export const calendarDayTexts: InOtherWords<typeof nl.calendarDayTexts> = {
  today: 'heute',
  free: 'Frei',
  past: 'Vorbei',
  taken: 'Belegt',
  blocked: 'Gesperrt',
  arrival: 'Ab diesem Tag belegt',
  departure: 'Bis zu diesem Tag belegt',
  chosen: 'Ihre Auswahl',
  chosenArrival: 'Ihre Anreise',
  chosenDeparture: 'Ihre Abreise',
  legend: 'Legende',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
};
