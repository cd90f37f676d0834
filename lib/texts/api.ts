/** What the API client itself says when there was no answer, or no readable one. */
export const apiTexts = {
  network: 'We kunnen de server niet bereiken. Controleer uw internetverbinding en probeer het opnieuw.',
  unreadable: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
