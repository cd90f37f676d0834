/** The first row of the search form, and its surroundings. */
export const searchFormTexts = {
  more: 'Uitgebreid zoeken',
  submit: 'Toon resultaten',
  filters: 'Filters',
  quick: { label: 'Snelle filters' },
  facts: {
    oceanview: 'Zeezicht',
    dog: 'Met hond',
    lift: 'Lift',
    washingMachine: 'Wasmachine',
    terrace: 'Terras of balkon',
    chargingPoint: 'Laadpaal',
  },
  propertyType: 'Type woning',
  anyType: 'Alle types',
} as const;
