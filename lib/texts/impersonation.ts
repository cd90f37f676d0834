/** The bar above every page while an admin acts as a user (docs/rules/users.md#acting-as-a-user). */
export const impersonationTexts = {
  acting: (name: string) => `U bent ingelogd als ${name}.`,
  leave: 'Terug naar uw eigen account',
  leaveFailed: 'Teruggaan naar uw eigen account is niet gelukt. Probeer het later opnieuw.',
} as const;
