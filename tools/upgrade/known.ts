/** Tables and columns that are expected to change, and why. */
export const converted: Record<string, string> = {
  changes: 'every change of a home is told there, also by the site that is read meanwhile',
  listing_options: '20261129100000_family_options adds fifteen',
  listing_logs: '20261128120100_history_in_ranges writes days that follow each other as one range',
  'listings.rating': '20261125110000_reviews: from then on the mean of what guests say',
};
