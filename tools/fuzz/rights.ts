/**
 * Who may change and read which rows, specified independently of the product: by table and the caller's relation to the
 * owner (docs/rules/listings.md#who-may-do-what, hosts.md, invitations.md, users.md#roles-of-admins).
 */
import type { StaffRight } from '@/lib/staff/rights';
import { hasStaffRight, staffRoles } from '@/lib/staff/rights';
import type { Json } from '@/tools/fuzz/document';
import type { Change } from '@/tools/fuzz/ledger';
import { owners } from '@/tools/fuzz/owners';
import type { Mirror, Owned } from '@/tools/fuzz/owners';

/** Ids that a request's contents give access to, whoever sends it. */
export interface Proven {
  /** By a mailed link, or by address and password. */
  accounts: readonly number[];
  /** Accounts whose mails about requests its link ends. */
  letters: readonly number[];
  /** Search alerts that its link opens. */
  alerts: readonly number[];
}

/** The caller. */
export interface Who {
  /** Null without an account. */
  userId: number | null;
  /** The requests whose links they have. */
  bookings: readonly number[];
  contacts: readonly number[];
  /** An admin without rights until they set up a second factor. */
  isDue?: true;
  /** The admin who acts as this user. */
  adminId?: number;
  proves?: Proven;
}

type Operations = Readonly<Record<string, string>>;

/** i: insert, u: update, d: delete. */
const letter = { INSERT: 'i', UPDATE: 'u', DELETE: 'd' } as const;

/** Rows without owner that any call may write: counters, the outbox, the audit log. */
const byAnybody: Operations = {
  outgoing_mails: 'iud',
  audit_logs: 'i',
  spent_bot_checks: 'iud',
  search_days: 'iu',
  recipient_days: 'iu',
  view_salts: 'iud',
  listing_views: 'i',
  listing_view_days: 'iu',
  openings: 'id',
  online_spans: 'iud',
  payment_references: 'i',
  push_keys: 'i',
  deleted_listings: 'i',
};

/** What open forms create. */
const byStrangers: Operations = {
  booking_requests: 'i',
  contact_requests: 'i',
  guest_tokens: 'i',
  messages: 'i',
  users: 'i',
  user_tokens: 'id',
  search_alerts: 'i',
  search_alert_tokens: 'i',
  notices: 'i',
  inbox_threads: 'i',
  inbox_messages: 'i',
};

/** What guests change of their own request. */
const byGuests: Operations = {
  ...byStrangers,
  booking_requests: 'iu',
  contact_requests: 'iu',
  messages: 'iu',
  stay_changes: 'iu',
  agreements: 'u',
  reviews: 'i',
  occupancies: 'iud',
  payment_requests: 'iu',
  push_subscriptions: 'iud',
};

/** What a mailed link or the password of an account allows. */
const byProof: Operations = {
  users: 'u',
  user_tokens: 'iu',
  sessions: 'id',
  pending_sign_ins: 'id',
  user_identities: 'd',
  passkeys: 'd',
  totp_factors: 'd',
  recovery_codes: 'd',
};
const columnsOfAlertLinks = new Set(['confirmed_at', 'confirmed_snapshot', 'ended_at']);

/** Rows of a listing, by helper role. */
const byHelpers: Readonly<Record<string, Operations>> = {
  calendar: {
    occupancies: 'iud',
    custom_listing_prices: 'iud',
    listing_seasons: 'iud',
    listing_costs: 'iud',
    listing_length_discounts: 'iud',
    listing_logs: 'i',
    listings: 'u',
  },
  cleaning: { cleaned_homes: 'iud' },
  host: {
    cleaned_homes: 'iud',
    booking_requests: 'iu',
    guest_tokens: 'i',
    messages: 'i',
    occupancies: 'iud',
    listing_logs: 'i',
    listings: 'u',
    listing_translations: 'iud',
  },
};

/** The only columns of a listing that its helpers' screens write. */
const columnsOfHelpers: Readonly<Record<string, readonly string[]>> = {
  calendar: [
    'weekend_price',
    'preparation_nights',
    'notice_days',
    'gap_stays',
    'last_minute_days',
    'last_minute_percent',
    'early_days',
    'early_percent',
    'price',
  ],
  host: ['arrival_info'],
};

const ofHomes =
  'listings listing_settings listing_rooms listing_beds listing_translations listing_pictures listing_managers listing_snapshots listing_licences listing_logs listing_seasons listing_costs listing_length_discounts custom_listing_prices cleaning_notes cleaned_homes occupancies calendar_feeds calendar_addresses told_conflicts listing_short_stay_areas deleted_listings unclaimed_photos photo_hashes'.split(
    ' ',
  );
const ofRequests =
  'booking_requests contact_requests booking_payments payment_requests payment_reminders stay_changes deposit_returns agreements automatic_messages told_arrivals told_stays guest_tokens messages occupancies push_subscriptions reviews'.split(
    ' ',
  );
const ofAccounts =
  'users sessions user_identities totp_factors recovery_codes passkeys passkey_challenges pending_sign_ins user_tokens changeover_addresses payment_accounts payment_matches tax_details reply_templates reply_template_listings push_subscriptions'.split(
    ' ',
  );

/** People's rows about themselves, their homes and their guests. */
const own = new Set([
  ...ofHomes,
  ...ofRequests,
  ...ofAccounts,
  'listing_payment_terms',
  'review_reports',
  'checkouts',
  'subscriptions',
]);
/** Own rows that are only answered: an appeal, a reply. */
const ownUpdates = new Set(['admin_decisions', 'reviews']);

/** The tables of each admin right. */
const byRight: Readonly<Record<StaffRight, readonly string[]>> = {
  find: [],
  read_log: [],
  health: [],
  figures: [],
  notes: ['staff_notes'],
  homes: [...ofHomes, 'admin_decisions'],
  requests: ofRequests,
  users: ['users', 'user_tokens', 'sessions', 'unclaimed_photos'],
  mails: ['outgoing_mails', 'undeliverable_addresses'],
  alerts: ['search_alerts', 'search_alert_tokens'],
  inbox: ['inbox_threads', 'inbox_messages', 'inbox_texts'],
  moderate: [
    ...ofHomes,
    ...ofRequests,
    ...['reviews', 'review_reports', 'admin_decisions', 'notices', 'stay_reports', 'report_periods'],
    ...[
      'report_batches',
      'short_stay_areas',
      'short_stay_runs',
      'app_settings',
      'users',
      'sessions',
      'checkouts',
    ],
  ],
  suspend: ['users', 'sessions', 'admin_decisions', 'listings', 'user_tokens', 'push_subscriptions'],
  remove_users: ['*'],
  signals: ['signals'],
  texts: ['news_articles', 'edited_texts', 'text_drafts', 'unclaimed_photos'],
  impersonate: ['sessions'],
  reset_factors: [
    'totp_factors',
    'recovery_codes',
    'passkeys',
    'sessions',
    'pending_sign_ins',
    'user_tokens',
  ],
  guest_data: [
    ...ofRequests,
    'inbox_threads',
    'inbox_messages',
    'notices',
    'search_alerts',
    'listing_managers',
  ],
  money: [
    ...[
      'app_settings',
      'free_periods',
      'orders',
      'credit_notes',
      'invoice_numbers',
      'subscriptions',
      'checkouts',
    ],
    ...['stripe_events', 'stripe_faults', 'dac7_files', 'dac7_records', 'tax_reminders'],
  ],
  settings: ['app_settings', 'register_runs', 'lodging_register'],
  admins: ['users', 'sessions', 'user_tokens'],
};
const allRights = Object.entries(byRight) as [StaffRight, readonly string[]][];

const has = (operations: Operations | undefined, table: string, operation: string): boolean =>
  operations?.[table]?.includes(operation) === true;

function isGuestOf(who: Who, { booking, contact }: Owned): boolean {
  return (
    (typeof booking?.id === 'number' && who.bookings.includes(booking.id)) ||
    (typeof contact?.id === 'number' && who.contacts.includes(contact.id))
  );
}

/** Strangers may not add to an existing request, nor create a landlord's own booking. */
function isStrangers({ table, after }: Change, operation: string, together: readonly Change[]): boolean {
  if (!has(byStrangers, table, operation)) return false;
  if (table === 'booking_requests') return after?.manual === false;
  const parents =
    table === 'messages' || table === 'guest_tokens' ? ['booking_requests', 'contact_requests'] : [];
  if (parents.length === 0) return true;
  const id = after?.booking_request_id ?? after?.contact_request_id;
  return together.some(
    (one) => one.operation === 'INSERT' && parents.includes(one.table) && one.after?.id === id,
  );
}

/** What a request's contents allow without signing in. */
function isProven({ proves, adminId }: Who, change: Change, { user }: Owned, row: Json): boolean {
  const { table } = change;
  const operation = letter[change.operation];
  // An admin who stops acting as somebody else.
  if (table === 'sessions' && operation === 'i' && user !== null && user === adminId) return true;
  if (!proves) return false;
  const columns = columnsChanged(change);
  if (table === 'search_alerts' && operation === 'u' && typeof row.id === 'number')
    return proves.alerts.includes(row.id) && columns.every((name) => columnsOfAlertLinks.has(name));
  if (user === null) return false;
  if (proves.accounts.includes(user) && has(byProof, table, operation)) return true;
  const isLetters = table === 'users' && columns.every((name) => name === 'receive_emails');
  return isLetters && operation === 'u' && proves.letters.includes(user);
}

/** Invited people accept or decline. */
const isInvited = (mirror: Mirror, { userId }: Who, { email }: Json): boolean =>
  typeof email === 'string' && mirror.row('users', userId)?.email === email;

const staffRoleOf = (mirror: Mirror, { userId, isDue }: Who) => {
  if (isDue) return null;
  const role = mirror.row('users', userId)?.staff_role;
  return staffRoles.find((one) => one === role) ?? null;
};

function columnsChanged({ before, after }: Change): string[] {
  if (!before || !after) return [];
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return names.filter((name) => !['updated_at', 'search_version'].includes(name));
}

const isHomeOfGuest = (mirror: Mirror, { bookings }: Who, { listing }: Owned): boolean =>
  listing !== null && bookings.some((id) => mirror.row('booking_requests', id)?.listing_id === listing.id);

const columnsOfReading = new Set(
  'reading_until error failures next_run_at failing_since last_attempt_at last_success_at last_read_at etag last_modified content_hash empty_since empty_count'.split(
    ' ',
  ),
);

/** A trigger updates a listing's average rating when the call changes a review. */
const isAverage = ({ table, after }: Change, columns: readonly string[], together: readonly Change[]) =>
  table === 'listings' &&
  columns.every((name) => name === 'rating' || name === 'reviews_count') &&
  together.some((one) => one.table === 'reviews' && (one.after ?? one.before)?.listing_id === after?.id);

/** References to a deleted user become null. */
const isForgotten = ({ before, after }: Change, columns: readonly string[], together: readonly Change[]) =>
  columns.every(
    (name) =>
      name.endsWith('_id') &&
      after?.[name] === null &&
      together.some(
        (one) => one.table === 'users' && one.operation === 'DELETE' && one.before?.id === before?.[name],
      ),
  );

function mayHelperChange(role: string, change: Change, operation: string): boolean {
  // Changing a calendar first reads the linked ones.
  if (change.table === 'calendar_feeds' && operation === 'u' && role !== 'cleaning')
    return columnsChanged(change).every((name) => columnsOfReading.has(name));
  if (!has(byHelpers[role], change.table, operation)) return false;
  if (change.table !== 'listings') return true;
  return columnsChanged(change).every((name) => columnsOfHelpers[role]?.includes(name));
}

/** A note only its landlord may write, whatever others' rights; erasing a guest's data may empty it. */
const isPrivateWord = ({ table, operation, after }: Change, columns: readonly string[]): boolean =>
  table === 'booking_requests' && operation === 'UPDATE' && columns.includes('note') && after?.note != null;

/**
 * Whether the caller may make this change.
 * @param together all changes of the same call
 */
export function mayChange(mirror: Mirror, who: Who, change: Change, together: readonly Change[]): boolean {
  const { table } = change;
  const operation = letter[change.operation];
  if (has(byAnybody, table, operation) || isStrangers(change, operation, together)) return true;
  const columns = columnsChanged(change);
  if (operation === 'u' && columns.length === 0) return true;
  if (operation === 'u' && (isAverage(change, columns, together) || isForgotten(change, columns, together)))
    return true;
  const role = isPrivateWord(change, columns) ? null : staffRoleOf(mirror, who);
  if (
    role &&
    allRights.some(
      ([right, tables]) => hasStaffRight(role, right) && (tables.includes(table) || tables.includes('*')),
    )
  )
    return true;
  // A browser notifies its last user to sign in; its address is secret.
  if (table === 'push_subscriptions' && operation === 'u' && who.userId !== null)
    return change.after?.user_id === who.userId && change.after?.endpoint === change.before?.endpoint;
  // The caller needs rights to the row before and after the change.
  const states = [change.before, change.after].filter((row): row is Json => row !== null);
  return states.every((row) => {
    const owned = mirror.ownedBy(table, row);
    if (isProven(who, change, owned, row)) return true;
    if (who.userId !== null && owned.user === who.userId) {
      return own.has(table) || operation === 'd' || (ownUpdates.has(table) && operation === 'u');
    }
    if (table === 'listing_managers' && isInvited(mirror, who, row)) return operation !== 'i';
    // A listing's linked calendars are read before its nights are booked.
    if (table === 'calendar_feeds' && operation === 'u' && isHomeOfGuest(mirror, who, owned))
      return columnsChanged(change).every((name) => columnsOfReading.has(name));
    if (isGuestOf(who, owned) && has(byGuests, table, operation)) return !isPrivateWord(change, columns);
    const helper = mirror.helperRole(owned.listing, who.userId);
    return helper !== null && mayHelperChange(helper, change, operation);
  });
}

const landlordOf = (mirror: Mirror, bookingId: number): number | null => {
  const booking = mirror.row('booking_requests', bookingId);
  return booking && mirror.ownedBy('booking_requests', booking).user;
};

/** Tables whose ids are public, or meaningless to others. */
const open = new Set(['listings', 'listing_pictures', 'reviews', 'news_articles', 'users', 'listing_rooms']);

/** A listing's private rows that helpers read. */
const readByHelpers: Readonly<Record<string, readonly string[]>> = {
  calendar: [
    'occupancies',
    'calendar_feeds',
    'listing_logs',
    'listing_seasons',
    'listing_costs',
    'custom_listing_prices',
  ],
  cleaning: ['cleaning_notes', 'cleaned_homes'],
  host: ['cleaning_notes', 'cleaned_homes', 'occupancies', 'listing_logs'],
};
/** For approved stays only. */
const readByHosts = new Set(['booking_requests', 'messages']);

/** The rights for rows that admins read besides those of landlords and guests. */
const staffReads: Readonly<Record<string, StaffRight>> = {
  staff_notes: 'notes',
  signals: 'signals',
  audit_logs: 'read_log',
  inbox_threads: 'inbox',
  inbox_messages: 'inbox',
  inbox_texts: 'inbox',
  notices: 'moderate',
  search_alerts: 'alerts',
  outgoing_mails: 'mails',
};

/** What an answer reveals. */
export interface Told {
  call: string;
  table: string;
  id: number;
  /** 'own': only for its owner, whatever others' rights. */
  what: 'id' | 'content' | 'own';
}

/** The only call that returns all data about oneself, including what admins wrote. */
const exportCall = 'GET /api/users/[id]/export';

/** Whether the caller may read what an answer reveals. */
export function mayRead(mirror: Mirror, who: Who, { call, table, id, what }: Told): boolean {
  if (what === 'id' && open.has(table)) return true;
  const owner = owners[table];
  const row = mirror.row(table, id);
  // Created by this very call, and rolled back.
  if (!row || owner === 'nobody') return true;
  const role = staffRoleOf(mirror, who);
  if (owner === 'staff') {
    if (call === exportCall && row.user_id === who.userId) return true;
    const right = staffReads[table];
    return role !== null && right !== undefined && hasStaffRight(role, right);
  }
  const owned = mirror.ownedBy(table, row);
  if (what === 'own') return who.userId !== null && owned.user === who.userId;
  if (table === 'listing_managers' && isInvited(mirror, who, row)) return true;
  // Landlords know whom they invited.
  if (table === 'users' && mirror.isAsked(id, who.userId)) return true;
  // Guests of a stay know whom they stay with.
  if (table === 'users' && who.bookings.some((stay) => landlordOf(mirror, stay) === id)) return true;
  const proven = [...(who.proves?.accounts ?? []), who.adminId];
  if (ofAccounts.includes(table) && owned.user !== null && proven.includes(owned.user)) return true;
  if (role || (who.userId !== null && owned.user === who.userId) || isGuestOf(who, owned)) return true;
  const helper = mirror.helperRole(owned.listing, who.userId);
  if (!helper) return false;
  const isStay = owned.booking?.status === 'approved';
  return (
    readByHelpers[helper]?.includes(table) === true || (helper === 'host' && isStay && readByHosts.has(table))
  );
}
