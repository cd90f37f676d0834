/** The first row of the search form, and what stands around it. */
export const searchFormTexts = {
  more: 'Uitgebreid zoeken',
  submit: 'Toon resultaten',
  where: 'Badplaats',
  anyTown: 'De hele kust',
  guests: 'Gasten',
  anyGuests: 'Maakt niet uit',
  guestCount: (count: number) => (count === 1 ? '1 gast' : `${count} gasten`),
  propertyType: 'Type woning',
  anyType: 'Alle types',
} as const;
