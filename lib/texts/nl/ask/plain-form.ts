/** Texts of the public forms when scripts do not run. */
export const plainFormTexts = {
  trap: 'Laat dit veld leeg',
  failed: 'Uw bericht kon niet verstuurd worden. Probeer het later opnieuw.',
  tooFast: 'U hebt het formulier wel heel snel verstuurd. Kijk het na en verstuur het nog eens.',
  expired: 'Het formulier stond te lang open. Kijk uw gegevens na en verstuur het nog eens.',
  used: 'Dit formulier is al eens verstuurd. Kijk uw gegevens na en verstuur het nog eens.',
} as const;
