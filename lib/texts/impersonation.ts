/** Texts while an admin acts as a user, and for that user afterwards (docs/rules/users.md#acting-as-a-user). */
export const impersonationTexts = {
  acting: (name: string) => `U bent ingelogd als ${name}.`,
  listTitle: 'Beheerders in uw account',
  listIntro:
    'Een beheerder van de site die in uw plaats iets doet, geeft altijd een reden. U kreeg die ook per e-mail.',
  /** The moment is already formatted; the name is null when the account of the admin is gone. */
  entry: (name: string | null, moment: string) => `${name ?? 'Een beheerder'}, op ${moment}`,
  leave: 'Terug naar uw eigen account',
  leaveFailed: 'Teruggaan naar uw eigen account is niet gelukt. Probeer het later opnieuw.',
} as const;
