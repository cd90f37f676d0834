/** Countries for invoice addresses: the member states of the European Union, ISO 3166 in lower case. */
export const billingCountries = [
  ...(['be', 'nl', 'fr', 'de', 'lu', 'bg', 'cy', 'dk', 'ee', 'fi', 'gr', 'hu', 'ie', 'it'] as const),
  ...(['hr', 'lv', 'lt', 'mt', 'at', 'pl', 'pt', 'ro', 'si', 'sk', 'es', 'cz', 'se'] as const),
] as const;
export type BillingCountry = (typeof billingCountries)[number];

export const isBillingCountry = (code: string | null | undefined): code is BillingCountry =>
  billingCountries.some((known) => known === code);
