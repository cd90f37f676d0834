/** Messages of the API client itself, when there was no answer or an unreadable one. */
export const apiTexts = {
  network: 'We kunnen de server niet bereiken. Controleer uw internetverbinding en probeer het opnieuw.',
  unreadable: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
