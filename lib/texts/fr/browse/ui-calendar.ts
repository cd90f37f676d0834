import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/ui-calendar';

export const calendarDayTexts: InOtherWords<typeof nl.calendarDayTexts> = {
  today: 'aujourd’hui',
  free: 'Disponible',
  past: 'Passé',
  taken: 'Occupé',
  blocked: 'Bloqué',
  arrival: 'Occupé à partir de ce jour',
  departure: 'Occupé jusqu’à ce jour',
  chosen: 'Votre choix',
  chosenArrival: 'Votre arrivée',
  chosenDeparture: 'Votre départ',
  legend: 'Légende',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
};
