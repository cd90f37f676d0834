/** The favourite button on cards and listing pages. In a file of its own, because it is fetched with every card. */
export const favoriteHeartTexts = {
  add: 'Toevoegen aan favorieten',
  remove: 'Verwijderen uit favorieten',
  of: (deed: string, name: string) => `${deed}: ${name}`,
} as const;
