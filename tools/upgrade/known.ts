/** What is known of migrations that were there before visitors were watched, and that stay as they are. */

/** Those that keep visitors waiting for a table where there are tens of thousands of homes (docs/operations.md). */
export const slowMigrations: readonly string[] = [
  '20261125100000_conversations',
  '20261125110000_reviews',
  '20261129020000_landlord_in_public',
  '20261129150100_way_in',
  '20261129190000_base_and_week_price',
  '20261129236402_traders',
];

/** Tables and columns of which it is right that they are not as before, and why. */
export const converted: Record<string, string> = {
  changes: 'every change of a home is told there, also by the site that is read meanwhile',
  listing_options: '20261129100000_family_options adds fifteen',
  listing_logs: '20261128120100_history_in_ranges writes days that follow each other as one range',
  'listings.rating': '20261125110000_reviews: from then on the mean of what guests say',
};
