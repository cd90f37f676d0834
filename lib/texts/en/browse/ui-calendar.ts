import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/ui-calendar';

export const calendarDayTexts: InOtherWords<typeof nl.calendarDayTexts> = {
  today: 'today',
  free: 'Available',
  past: 'Past',
  taken: 'Taken',
  blocked: 'Blocked',
  arrival: 'Taken from this day',
  departure: 'Taken until this day',
  chosen: 'Your choice',
  chosenArrival: 'Your arrival',
  chosenDeparture: 'Your departure',
  legend: 'Key',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};
