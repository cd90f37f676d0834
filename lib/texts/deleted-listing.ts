/** The page in the place of a home that is not let any more. */
export const deletedListingTexts = {
  documentTitle: 'Deze vakantiewoning wordt niet meer verhuurd',
  title: 'Deze vakantiewoning wordt niet meer verhuurd',
  textIn: (town: string) =>
    `De verhuurder heeft deze woning in ${town} van de site gehaald. Misschien is een andere woning in de buurt iets voor u.`,
  text: 'De verhuurder heeft deze woning van de site gehaald. Misschien is een andere woning aan de kust iets voor u.',
  textAlone: 'De verhuurder heeft deze woning van de site gehaald.',
  nearby: 'Vakantiewoningen in de buurt',
  homes: 'Vakantiewoningen aan de kust',
  townHomes: (town: string) => `Alle vakantiewoningen in ${town}`,
  allHomes: 'Bekijk het aanbod',
  home: 'Naar de startpagina',
} as const;
