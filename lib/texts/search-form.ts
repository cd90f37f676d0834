/** The first row of the search form, and its surroundings. */
export const searchFormTexts = {
  more: 'Uitgebreid zoeken',
  submit: 'Toon resultaten',
  filters: 'Filters',
  quick: {
    label: 'Snelle filters',
    oceanview: 'Zeezicht',
    pets: 'Met hond',
    parking: 'Parkeerplaats',
    outdoors: 'Buitenruimte',
  },
  propertyType: 'Type woning',
  anyType: 'Alle types',
} as const;
