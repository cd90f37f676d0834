/** What every thank-you page says under its own words. */
export const thankYouTexts = {
  leaving: (seconds: number) =>
    `Over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} gaat u vanzelf naar de startpagina.`,
  stay: 'Blijf op deze pagina',
  stayed: 'U blijft op deze pagina.',
  home: 'Naar de startpagina',
} as const;
