/** The layer of holidays on calendars. */
export const holidayLayerTexts = {
  region: 'Vakanties van',
  of: (region: string) => `Vakanties ${region}`,
  none: 'Geen vakanties',
  list: (year: number, region: string) => `Vakanties en feestdagen van ${year}, ${region}`,
  days: (first: string, last: string) => `${first} t/m ${last}`,
  legend: 'Vakantie of feestdag',
} as const;
