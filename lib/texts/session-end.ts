/** Shown when the session has ended while the user is still working. */
export const sessionEndTexts = {
  title: 'Uw sessie is verlopen',
  text: 'U bent niet meer ingelogd. Wat u invulde, staat hier nog: er gaat niets verloren.',
  signIn: 'Opnieuw inloggen',
  help: 'Inloggen gebeurt in een nieuw tabblad. Daarna gaat u hier vanzelf verder waar u was.',
  later: 'Later inloggen',
} as const;
