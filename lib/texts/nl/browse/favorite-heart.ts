/** The favourite button on cards and listing pages. In a file of its own, because it is fetched with every card. */
export const favoriteHeartTexts = {
  add: 'Toevoegen aan favorieten',
  remove: 'Verwijderen uit favorieten',
  of: (action: string, name: string) => `${action}: ${name}`,
} as const;
