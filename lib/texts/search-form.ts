/** The first row of the search form, and what stands around it. */
export const searchFormTexts = {
  more: 'Uitgebreid zoeken',
  submit: 'Toon resultaten',
  propertyType: 'Type woning',
  anyType: 'Alle types',
} as const;
