/** What the primitives themselves say; everything else comes from the feature that uses them. */
export const uiTexts = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  loading: 'Even geduld',
  retry: 'Opnieuw proberen',
  toasts: 'Meldingen',
  breadcrumb: 'Kruimelpad',
  pagination: {
    label: 'Pagina’s',
    previous: 'Vorige',
    next: 'Volgende',
    page: (page: number) => `Pagina ${page}`,
    current: (page: number, last: number) => `Pagina ${page} van ${last}`,
  },
  /** Where the script of a part of the page could not be fetched. */
  partFailed: 'Dit deel kon niet geladen worden. Controleer uw verbinding en herlaad de pagina.',
  calendar: {
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
  },
} as const;
