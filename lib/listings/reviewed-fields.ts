/**
 * A change of one of these sends an approved listing back to review (docs/rules/listing-form.md#edits-after-approval).
 */
export const reviewedFields = [
  'logiesdecreet',
  'address_street_name',
  'address_house_number',
  'address_house_number_suffix',
  'address_postcode',
  'listing_city_id',
] as const;
