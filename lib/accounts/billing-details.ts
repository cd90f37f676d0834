/** The buyer's details that an invoice needs; the VAT number is optional. */
export interface BillingDetails {
  billingStreetName: string | null;
  billingHouseNumber: string | null;
  billingPostalCode: string | null;
  billingCity: string | null;
  billingCountry: string | null;
}

/** `has_billing_details_complete` in the API: required before a listing can be published. */
export function hasBillingDetails(user: BillingDetails): boolean {
  const { billingStreetName, billingHouseNumber, billingPostalCode, billingCity, billingCountry } = user;
  return [billingStreetName, billingHouseNumber, billingPostalCode, billingCity, billingCountry].every(
    Boolean,
  );
}
