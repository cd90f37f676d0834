/** Messages of the bot check (docs/rules/bot-check.md#token). */
export const botCheckTexts = {
  idle: 'Om misbruik te voorkomen doet uw browser een korte controle zodra u iets invult. U hoeft niets te doen.',
  busy: 'Beveiligingscontrole bezig …',
  done: 'Beveiligingscontrole voltooid.',
  failed: 'De beveiligingscontrole is niet gelukt. Controleer uw internetverbinding en probeer het opnieuw.',
  refused: 'De beveiligingscontrole is verlopen of niet gelukt. Probeer het opnieuw.',
  protectedBy: 'Dit formulier wordt beschermd door reCAPTCHA. Het',
  privacy: 'privacybeleid',
  and: 'en de',
  terms: 'voorwaarden',
  ofGoogle: 'van Google zijn van toepassing.',
} as const;
