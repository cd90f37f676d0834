/** The generic error page. A file of its own, so that no other sentence is fetched with it. */
export const errorPageTexts = {
  documentTitle: 'Er is iets misgegaan',
  title: 'Er is iets misgegaan',
  text: 'Deze pagina kan nu niet getoond worden. Probeer het opnieuw, of ga terug naar de startpagina.',
  retry: 'Opnieuw proberen',
  home: 'Naar de startpagina',
} as const;
