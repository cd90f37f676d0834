/** What the API client itself says when no answer, or none that can be read, came back. */
export const apiTexts = {
  network: 'We kunnen de server niet bereiken. Controleer uw internetverbinding en probeer het opnieuw.',
  unreadable: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
