/** Texts about days, for all calendars. */
export const calendarDayTexts = {
  today: 'vandaag',
  free: 'Beschikbaar',
  past: 'Voorbij',
  taken: 'Bezet',
  blocked: 'Geblokkeerd',
  arrival: 'Vanaf deze dag bezet',
  departure: 'Tot deze dag bezet',
  chosen: 'Uw keuze',
  chosenArrival: 'Uw aankomst',
  chosenDeparture: 'Uw vertrek',
  legend: 'Legende',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
} as const;
