/** Finds a row's owner from its columns alone, whatever the product's policies say. */
import type { Change } from '@/tools/fuzz/ledger';
import type { Json } from '@/tools/fuzz/document';

/**
 * For each table, the columns that lead to its rows' owner, each with the table it refers to; the first that is filled
 * counts. 'staff': rows that only admins keep. 'nobody': rows of the site itself, or public ones.
 */
type Owner = 'staff' | 'nobody' | readonly (readonly [column: string, table: string])[];

const ofUser = [['user_id', 'users']] as const;
const ofListing = [['listing_id', 'listings']] as const;
const ofBooking = [['booking_request_id', 'booking_requests']] as const;
const ofThread = [
  ['booking_request_id', 'booking_requests'],
  ['contact_request_id', 'contact_requests'],
] as const;

export const owners: Readonly<Record<string, Owner>> = {
  users: [],
  sessions: ofUser,
  user_identities: ofUser,
  totp_factors: ofUser,
  recovery_codes: ofUser,
  passkeys: ofUser,
  passkey_challenges: [['session_id', 'sessions']],
  pending_sign_ins: ofUser,
  user_tokens: ofUser,
  changeover_addresses: ofUser,
  payment_accounts: ofUser,
  payment_matches: ofUser,
  tax_details: ofUser,
  tax_reminders: ofUser,
  dac7_records: ofUser,
  reply_templates: ofUser,
  reply_template_listings: [['reply_template_id', 'reply_templates']],
  landlord_facts: ofUser,
  subscriptions: ofUser,
  orders: ofUser,
  credit_notes: [['order_id', 'orders']],
  admin_decisions: ofUser,
  listings: ofUser,
  listing_licences: ofListing,
  listing_snapshots: ofListing,
  listing_settings: ofListing,
  listing_rooms: ofListing,
  listing_beds: ofListing,
  listing_translations: ofListing,
  listing_pictures: ofListing,
  listing_managers: ofListing,
  listing_logs: ofListing,
  listing_seasons: ofListing,
  listing_costs: ofListing,
  listing_length_discounts: ofListing,
  listing_payment_terms: ofListing,
  listing_short_stay_areas: ofListing,
  listing_views: ofListing,
  listing_view_days: ofListing,
  custom_listing_prices: ofListing,
  cleaning_notes: ofListing,
  cleaned_homes: ofListing,
  occupancies: [...ofBooking, ...ofListing],
  told_conflicts: [['occupancy_id', 'occupancies']],
  calendar_feeds: ofListing,
  calendar_addresses: ofListing,
  checkouts: ofListing,
  free_periods: ofListing,
  booking_requests: ofListing,
  contact_requests: ofListing,
  booking_payments: ofBooking,
  payment_requests: ofBooking,
  payment_reminders: [['payment_request_id', 'payment_requests']],
  stay_changes: ofBooking,
  deposit_returns: ofBooking,
  agreements: ofBooking,
  automatic_messages: ofBooking,
  told_arrivals: ofBooking,
  told_stays: ofBooking,
  guest_tokens: ofThread,
  messages: ofThread,
  reviews: [...ofBooking, ...ofListing],
  review_reports: [['review_id', 'reviews']],
  push_subscriptions: [...ofBooking, ...ofUser],
  stay_reports: [...ofBooking, ...ofListing],
  short_stay_check_homes: ofListing,

  staff_notes: 'staff',
  signals: 'staff',
  audit_logs: 'staff',
  inbox_threads: 'staff',
  inbox_messages: 'staff',
  inbox_texts: 'staff',
  notices: 'staff',
  text_drafts: 'staff',
  dac7_files: 'staff',
  outgoing_mails: 'staff',
  search_alerts: 'staff',
  search_alert_tokens: 'staff',
  search_alert_finds: 'staff',
  stripe_events: 'staff',
  stripe_faults: 'staff',
  register_runs: 'staff',
  short_stay_runs: 'staff',
  short_stay_checks: 'staff',
  report_periods: 'staff',
  report_batches: 'staff',
  undeliverable_addresses: 'staff',
  app_settings: 'staff',

  edited_texts: 'nobody',
  news_articles: 'nobody',
  listing_cities: 'nobody',
  listing_options: 'nobody',
  deleted_listings: 'nobody',
  payment_references: 'nobody',
  unclaimed_photos: 'nobody',
  photo_hashes: 'nobody',
  invoice_numbers: 'nobody',
  vat_checks: 'nobody',
  online_spans: 'nobody',
  search_days: 'nobody',
  recipient_days: 'nobody',
  view_salts: 'nobody',
  lodging_register: 'nobody',
  short_stay_areas: 'nobody',
  short_stay_area_versions: 'nobody',
  openings: 'nobody',
  spent_bot_checks: 'nobody',
  worker_beats: 'nobody',
  push_keys: 'nobody',
};

/** What a row belongs to. */
export interface Owned {
  user: number | null;
  listing: Json | null;
  booking: Json | null;
  contact: Json | null;
}

const idOf = (row: Json | null | undefined): number | null => (typeof row?.id === 'number' ? row.id : null);

/** The last version of every row, also if deleted: its dependents were deleted with it. */
export class Mirror {
  readonly #rows = new Map<string, Json>();
  /** Listing and address of each invited helper. */
  readonly #asked = new Set<string>();
  /** Helpers, also former ones: the call that ends the role is still a helper's. */
  readonly #helpers = new Map<string, string>();

  note(table: string, row: Json): void {
    if (typeof row.id === 'number' || typeof row.id === 'string') this.#rows.set(`${table} ${row.id}`, row);
    if (table !== 'listing_managers') return;
    this.#asked.add(`${String(row.listing_id)} ${String(row.email)}`);
    if (typeof row.user_id === 'number')
      this.#helpers.set(`${String(row.listing_id)} ${row.user_id}`, String(row.role));
  }

  change({ table, before, after }: Change): void {
    const row = after ?? before;
    if (row) this.note(table, row);
  }

  row(table: string, id: unknown): Json | null {
    return this.#rows.get(`${table} ${String(id)}`) ?? null;
  }

  /** The user with it, or null. */
  userOf(email: string): number | null {
    for (const [key, row] of this.#rows)
      if (key.startsWith('users ') && String(row.email).toLowerCase() === email.toLowerCase())
        return idOf(row);
    return null;
  }

  /** Somebody's helper role at a listing; null at a denied one. */
  helperRole(listing: Json | null, userId: number | null): string | null {
    return listing && userId !== null && listing.denied_at == null
      ? (this.#helpers.get(`${String(listing.id)} ${userId}`) ?? null)
      : null;
  }

  /** Whether somebody was invited to help at this landlord's listing. */
  isAsked(helperId: number, landlordId: number | null): boolean {
    const email = String(this.row('users', helperId)?.email);
    return [...this.#asked].some((key) => {
      const [listing, address] = key.split(' ');
      return address === email && this.row('listings', listing)?.user_id === landlordId;
    });
  }

  /** Follows a row's columns to a user. */
  ownedBy(table: string, row: Json): Owned {
    const owned: Owned = { user: null, listing: null, booking: null, contact: null };
    let at: { table: string; row: Json } | null = { table, row };
    while (at) {
      const current: { table: string; row: Json } = at;
      if (current.table === 'users') owned.user = idOf(current.row);
      if (current.table === 'listings') owned.listing = current.row;
      if (current.table === 'booking_requests') owned.booking = current.row;
      if (current.table === 'contact_requests') owned.contact = current.row;
      const owner = owners[current.table] ?? 'nobody';
      const [column = '', next = ''] =
        typeof owner === 'string' ? [] : (owner.find(([name]) => current.row[name] != null) ?? []);
      const id = current.row[column];
      if (next === 'users' && typeof id === 'number') owned.user = id;
      const above = next ? this.row(next, id) : null;
      at = above && { table: next, row: above };
    }
    return owned;
  }
}
