/** What is said of the days in the search, by the server and by the calendar once it is opened. */
export const searchDaysTexts = {
  when: 'Wanneer',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  clear: 'Wis datums',
  close: 'Klaar',
} as const;
