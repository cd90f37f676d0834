/**
 * The tables that a web server reads to answer a visitor who is not signed in: pages, search, map, calendars, photos.
 * Nothing may block reads of them for more than a moment, not even a migration (docs/operations.md). `npm run upgrade`
 * fails for a table that visitors read and that is not listed here.
 */
export const visitorTables: readonly string[] = [
  'app_settings',
  'booking_requests',
  'calendar_addresses',
  'calendar_feeds',
  'changes',
  'custom_listing_prices',
  'deleted_listings',
  'edited_texts',
  'landlord_facts',
  'listing_beds',
  'listing_cities',
  'listing_costs',
  'listing_length_discounts',
  'listing_licences',
  'listing_logs',
  'listing_managers',
  'listing_options',
  'listing_payment_terms',
  'listing_pictures',
  'listing_rooms',
  'listing_seasons',
  'listing_settings',
  'listing_translations',
  'listings',
  'news_articles',
  'occupancies',
  'payment_accounts',
  'rate_limits',
  'reviews',
  'sessions',
  'users',
];
