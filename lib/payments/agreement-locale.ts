/** Languages that an agreement is written in; each has Dutch too (docs/rules/payments.md#agreement). */
export const agreementLocales = ['nl', 'fr', 'de', 'en'] as const;
export type AgreementLocale = (typeof agreementLocales)[number];
