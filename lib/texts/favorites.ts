/** Favourites: the heart on a card and on a listing's page (spec P §2, the card). */
export const favoriteTexts = {
  add: 'Toevoegen aan favorieten',
  remove: 'Verwijderen uit favorieten',
  of: (deed: string, name: string) => `${deed}: ${name}`,
} as const;
