/** The search bar on the home page and the overview. */
export const searchBarTexts = {
  where: 'Waar',
  anywhere: 'Hele kust',
  who: 'Wie',
  submit: 'Zoeken',
} as const;
