/** The languages of agreements; each agreement is also in Dutch (docs/rules/payments.md#agreement). */
export const agreementLocales = ['nl', 'fr', 'de', 'en'] as const;
export type AgreementLocale = (typeof agreementLocales)[number];
