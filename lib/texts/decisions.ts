/** Statements of reasons and appeals, on the dashboard. */
export const decisionTexts = {
  /** An admin gave no reason of their own. */
  offlineOnBehalf:
    'Een beheerder haalde deze advertentie in uw plaats offline. U kunt ze zelf weer online zetten; dan kijken we ze opnieuw na als dat nodig is.',
  removedOnBehalf: 'Een beheerder verwijderde deze advertentie in uw plaats.',
  termsArticle: (number: number) => `Servicevoorwaarden, artikel ${number}`,
} as const;
