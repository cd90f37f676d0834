/** What every thank-you page says under its own words. */
export const thankYouTexts = {
  leaving: 'Over vijf seconden gaat u vanzelf naar de startpagina.',
  stay: 'Op deze pagina blijven',
  stayed: 'U blijft op deze pagina.',
  home: 'Naar de startpagina',
} as const;
