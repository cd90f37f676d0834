/** The search bar on the home page and the overview. */
export const searchBarTexts = {
  where: 'Waar',
  anywhere: 'Hele kust',
  towns: 'Badplaatsen',
  name: 'Naam van woning of residentie',
  nameHelp: 'Bijvoorbeeld Zeewind',
  close: 'Klaar',
  who: 'Wie',
  submit: 'Zoeken',
} as const;
