/** The fields an invoice needs of its buyer; the VAT number is optional. */
export interface BillingDetails {
  billingStreetName: string | null;
  billingHouseNumber: string | null;
  billingPostalCode: string | null;
  billingCity: string | null;
  billingCountry: string | null;
}

/** `has_billing_details_complete`: publishing asks for it. */
export function hasBillingDetails(user: BillingDetails): boolean {
  const { billingStreetName, billingHouseNumber, billingPostalCode, billingCity, billingCountry } = user;
  return [billingStreetName, billingHouseNumber, billingPostalCode, billingCity, billingCountry].every(
    Boolean,
  );
}
