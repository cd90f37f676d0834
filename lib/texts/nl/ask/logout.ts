export const logoutTexts = {
  failed: 'Uitloggen is niet gelukt: u bent nog ingelogd. Probeer het opnieuw.',
} as const;
