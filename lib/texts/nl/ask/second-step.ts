/** The second step of signing in. */
export const secondStepTexts = {
  title: 'Tweede stap',
  intro: 'Uw wachtwoord is juist. Vul nu de code uit uw app in.',
  introRecovery: 'Vul een van uw herstelcodes in. Elke code werkt één keer.',
  code: 'Code uit de app',
  codeHelp: 'Zes cijfers, elke 30 seconden nieuwe.',
  recoveryCode: 'Herstelcode',
  recoveryHelp: 'Tien tekens, bijvoorbeeld ABCDE-FGH23.',
  submit: 'Verder',
  byPasskey: 'Gebruik een passkey',
  recoveryInstead: 'Gebruik een herstelcode',
  appInstead: 'Gebruik de code uit de app',
  back: 'Terug naar inloggen',
  wrongCode: 'Deze code is niet juist of is al gebruikt. Wacht op de volgende en probeer het opnieuw.',
  wrongPasskey: 'Deze passkey is niet aanvaard. Probeer het opnieuw.',
  passkeyFailed: 'De passkey kon niet gebruikt worden. Probeer het opnieuw of vul een code in.',
  failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
