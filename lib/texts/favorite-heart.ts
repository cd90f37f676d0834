/** The heart on a card and on a listing's page. A file of its own: it is fetched with every card. */
export const favoriteHeartTexts = {
  add: 'Toevoegen aan favorieten',
  remove: 'Verwijderen uit favorieten',
  of: (deed: string, name: string) => `${deed}: ${name}`,
} as const;
