/** The part that all thank-you pages share, below their own text. */
export const thankYouTexts = {
  leaving: (seconds: number) =>
    `Over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} gaat u vanzelf naar de startpagina.`,
  stay: 'Blijf op deze pagina',
  stayed: 'U blijft op deze pagina.',
  frontPage: 'Naar de startpagina',
} as const;
