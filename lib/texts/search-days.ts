/** What is said of the days in the search, by the server and by the calendar once it is opened. */
export const searchDaysTexts = {
  when: 'Wanneer',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  stay: (arrival: string, departure: string) => `${arrival} tot ${departure}`,
  clear: 'Wis datums',
  close: 'Klaar',
} as const;
