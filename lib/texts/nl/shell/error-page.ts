/** The generic error page. In a file of its own, so that no other texts are fetched with it. */
export const errorPageTexts = {
  documentTitle: 'Er is iets misgegaan',
  title: 'Er is iets misgegaan',
  text: 'Deze pagina kan nu niet getoond worden. Probeer het opnieuw, of ga terug naar de startpagina.',
  retry: 'Opnieuw proberen',
  frontPage: 'Naar de startpagina',
} as const;
