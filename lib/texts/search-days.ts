/** Texts about the days in the search, used by the server and by the calendar once it is opened. */
export const searchDaysTexts = {
  when: 'Wanneer',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  clear: 'Wis datums',
  close: 'Klaar',
} as const;
