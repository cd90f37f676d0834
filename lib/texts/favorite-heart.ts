/** The heart on a card and on a listing's page (spec P §2). Its own file: it is fetched with every card. */
export const favoriteHeartTexts = {
  add: 'Toevoegen aan favorieten',
  remove: 'Verwijderen uit favorieten',
  of: (deed: string, name: string) => `${deed}: ${name}`,
} as const;
