import 'server-only';

import { endAllSessions } from '@/server/auth/session';
import { guestBookings } from '@/server/features/booking-requests/guest-bookings';
import { guestQuestions } from '@/server/features/contact-requests/guest-questions';
import { guestThreads } from '@/server/features/inbox/guest-threads';
import { guestInvitations } from '@/server/features/invitations/guest-invitations';
import { guestAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { guestNotices } from '@/server/features/notices/guest-notices';
import { prunes } from '@/server/features/personal-data/prunes';
import type { TableRule } from '@/server/features/personal-data/table-rule';
import { guestReviews } from '@/server/features/reviews/guest-reviews';
import { guestAlerts } from '@/server/features/search-alerts/guest-alerts';

const parent: TableRule = { retention: 'parent' };
const always: TableRule = { retention: 'always' };

/**
 * Every table: how long it is kept, what happens to it when an account is removed, and how a guest is found in it
 * (docs/rules/personal-data.md#tables). The clean-up and the erasure of guests go in this order. A test fails if a
 * table is missing.
 */
export const tableRules = {
  // Sign-in.
  sessions: {
    retention: { prune: prunes.sessions },
    account: (tx, userId) => endAllSessions(tx, userId),
  },
  user_tokens: {
    retention: { prune: prunes.userTokens },
    account: (tx, userId) => tx.userToken.deleteMany({ where: { userId } }),
  },
  pending_sign_ins: {
    retention: { prune: prunes.pendingSignIns },
    account: (tx, userId) => tx.pendingSignIn.deleteMany({ where: { userId } }),
  },
  passkey_challenges: { retention: { prune: prunes.passkeyChallenges } },
  totp_factors: {
    retention: { prune: prunes.totpFactors },
    account: (tx, userId) => tx.totpFactor.deleteMany({ where: { userId } }),
  },
  passkeys: { ...parent, account: (tx, userId) => tx.passkey.deleteMany({ where: { userId } }) },
  recovery_codes: { ...parent, account: (tx, userId) => tx.recoveryCode.deleteMany({ where: { userId } }) },
  user_identities: { ...parent, account: (tx, userId) => tx.userIdentity.deleteMany({ where: { userId } }) },
  // Guests. Reviews come before the requests, which tell whose they are.
  reviews: { retention: { job: 'anonymise-guests' }, guest: { name: 'reviews', source: guestReviews } },
  booking_requests: {
    retention: { job: 'anonymise-guests' },
    guest: { name: 'booking_requests', source: guestBookings },
    account: (tx, userId) =>
      tx.bookingRequest.updateMany({ where: { modifiedById: userId }, data: { modifiedById: null } }),
  },
  contact_requests: {
    retention: { job: 'anonymise-guests' },
    guest: { name: 'contact_requests', source: guestQuestions },
  },
  listing_managers: {
    ...parent,
    guest: { name: 'invitations', source: guestInvitations },
    // Unaccepted invitations stay as their sender typed them: deleting one would reveal who had an account.
    account: (tx, userId) => tx.listingManager.deleteMany({ where: { userId } }),
  },
  search_alerts: {
    retention: { prune: prunes.searchAlerts },
    guest: { name: 'search_alerts', source: guestAlerts },
  },
  inbox_threads: {
    retention: { job: 'anonymise-guests' },
    guest: { name: 'inbox', source: guestThreads },
    account: (tx, assigneeId) =>
      tx.inboxThread.updateMany({ where: { assigneeId }, data: { assigneeId: null } }),
  },
  inbox_messages: {
    ...parent,
    account: (tx, authorId) => tx.inboxMessage.updateMany({ where: { authorId }, data: { authorId: null } }),
  },
  inbox_texts: { retention: 'owner' },
  notices: {
    retention: { job: 'anonymise-guests' },
    guest: { name: 'notices', source: guestNotices },
    account: (tx, decidedById) =>
      tx.notice.updateMany({ where: { decidedById }, data: { decidedById: null } }),
  },
  search_alert_tokens: parent,
  search_alert_finds: parent,
  booking_payments: parent,
  payment_requests: parent,
  payment_reminders: parent,
  payment_references: always,
  deposit_returns: parent,
  agreements: parent,
  stay_changes: parent,
  told_stays: parent,
  payment_accounts: {
    ...parent,
    account: (tx, userId) => tx.paymentAccount.deleteMany({ where: { userId } }),
  },
  tax_details: { ...parent, account: (tx, userId) => tx.taxDetails.deleteMany({ where: { userId } }) },
  tax_reminders: { ...parent, account: (tx, userId) => tx.taxReminder.deleteMany({ where: { userId } }) },
  dac7_files: { retention: { prune: prunes.dac7Files } },
  dac7_records: {
    ...parent,
    account: (tx, userId) => tx.dac7Record.updateMany({ where: { userId }, data: { userId: null } }),
  },
  payment_matches: { ...parent, account: (tx, userId) => tx.paymentMatch.deleteMany({ where: { userId } }) },
  automatic_messages: parent,
  messages: parent,
  guest_tokens: { retention: { prune: prunes.guestTokens } },
  push_subscriptions: {
    retention: { prune: prunes.pushSubscriptions },
    account: (tx, userId) => tx.pushSubscription.deleteMany({ where: { userId } }),
  },
  told_arrivals: { retention: { prune: prunes.toldArrivals } },
  review_reports: {
    ...parent,
    account: (tx, userId) => tx.reviewReport.updateMany({ where: { userId }, data: { userId: null } }),
  },
  outgoing_mails: {
    retention: { prune: prunes.letters },
    account: (tx, senderId) => tx.outgoingMail.updateMany({ where: { senderId }, data: { senderId: null } }),
  },
  undeliverable_addresses: { retention: { prune: prunes.undeliverable } },
  // Listings.
  listings: {
    retention: 'owner',
    account: (tx, userId) =>
      tx.listing.updateMany({ where: { formerUserId: userId }, data: { formerUserId: null } }),
  },
  listing_snapshots: parent,
  listing_licences: parent,
  listing_settings: parent,
  listing_rooms: parent,
  listing_translations: parent,
  listing_beds: parent,
  listing_pictures: parent,
  listing_seasons: parent,
  listing_costs: parent,
  listing_payment_terms: parent,
  listing_length_discounts: parent,
  custom_listing_prices: parent,
  calendar_feeds: parent,
  calendar_addresses: parent,
  cleaning_notes: parent,
  cleaned_homes: {
    ...parent,
    account: (tx, userId) => tx.cleanedHome.updateMany({ where: { userId }, data: { userId: null } }),
  },
  changeover_addresses: {
    ...parent,
    account: (tx, userId) => tx.changeoverAddress.deleteMany({ where: { userId } }),
  },
  told_conflicts: parent,
  occupancies: { retention: { prune: prunes.occupancies } },
  listing_logs: {
    retention: { prune: prunes.history },
    account: (tx, userId) => tx.listingLog.updateMany({ where: { userId }, data: { userId: null } }),
  },
  deleted_listings: always,
  photo_hashes: { retention: { prune: prunes.photoHashes } },
  unclaimed_photos: { retention: { job: 'remove-orphan-photos' } },
  online_spans: always,
  search_days: always,
  recipient_days: always,
  listing_views: { retention: { prune: prunes.views } },
  listing_view_days: parent,
  view_salts: { retention: { prune: prunes.viewSalts } },
  openings: { retention: { job: 'ask-search-alerts' } },
  changes: { retention: { prune: prunes.changes } },
  // What an account wrote, and what was counted about it.
  reply_template_listings: parent,
  reply_templates: { ...parent, account: (tx, userId) => tx.replyTemplate.deleteMany({ where: { userId } }) },
  landlord_facts: { ...parent, account: (tx, userId) => tx.landlordFacts.deleteMany({ where: { userId } }) },
  news_articles: {
    retention: 'owner',
    account: (tx, authorId) => tx.newsArticle.updateMany({ where: { authorId }, data: { authorId: null } }),
  },
  audit_logs: { retention: { prune: prunes.auditLogs }, account: 'id' },
  staff_notes: {
    ...parent,
    account: async (tx, userId) => {
      await tx.staffNote.deleteMany({ where: { userId } });
      await tx.staffNote.updateMany({ where: { authorId: userId }, data: { authorId: null } });
    },
  },
  signals: {
    ...parent,
    account: async (tx, userId) => {
      await tx.signal.deleteMany({ where: { OR: [{ userId }, { otherUserId: userId }] } });
      await tx.signal.updateMany({ where: { dismissedById: userId }, data: { dismissedById: null } });
    },
  },
  admin_decisions: {
    retention: { prune: prunes.adminDecisions },
    guest: { name: 'letter_appeals', source: guestAppeals },
    account: async (tx, userId) => {
      await tx.decision.deleteMany({ where: { userId } });
      await tx.decision.updateMany({ where: { decidedById: userId }, data: { decidedById: null } });
      await tx.decision.updateMany({ where: { answeredById: userId }, data: { answeredById: null } });
    },
  },
  // Money, newest first: rows that others refer to come last.
  checkouts: parent,
  free_periods: {
    ...parent,
    account: (tx, userId) =>
      tx.freePeriod.updateMany({ where: { grantedById: userId }, data: { grantedById: null } }),
  },
  stripe_events: { retention: { prune: prunes.stripeEvents } },
  stripe_faults: { retention: { prune: prunes.stripeFaults } },
  vat_checks: { retention: { prune: prunes.vatChecks } },
  credit_notes: { retention: { prune: prunes.creditNotes } },
  orders: { retention: { prune: prunes.orders }, account: 'invoice' },
  subscriptions: { retention: { prune: prunes.subscriptions }, account: 'invoice' },
  invoice_numbers: always,
  users: { retention: { prune: prunes.users } },
  // Operations.
  spent_bot_checks: { retention: { prune: prunes.spentBotChecks } },
  rate_limits: { retention: { prune: prunes.rateLimits } },
  app_settings: always,
  edited_texts: {
    ...always,
    account: (tx, madeById) => tx.editedText.updateMany({ where: { madeById }, data: { madeById: null } }),
  },
  text_drafts: {
    retention: { prune: prunes.textDrafts },
    account: (tx, madeById) => tx.textDraft.deleteMany({ where: { madeById } }),
  },
  push_keys: always,
  worker_beats: always,
  listing_cities: always,
  listing_options: always,
  lodging_register: always,
  register_runs: always,
  short_stay_areas: always,
  short_stay_area_versions: always,
  listing_short_stay_areas: parent,
  short_stay_runs: always,
  report_periods: always,
  report_batches: { retention: { prune: prunes.reportBatches } },
  stay_reports: { retention: { prune: prunes.stayReports } },
  short_stay_checks: always,
  // The law asks for proof of what was checked.
  short_stay_check_homes: { retention: { prune: prunes.checkedHomes } },
} as const satisfies Record<string, TableRule>;

const rules: readonly TableRule[] = Object.values(tableRules);

/**
 * Every table that may contain a guest without an account, except the outbox, which comes last: its mails are found by
 * what the other tables contained.
 */
export const guestSources = rules.flatMap(({ guest }) =>
  guest ? [[guest.name, guest.source] as const] : [],
);

/** How tables are pruned, in order. */
export const prunesInOrder = Object.entries<TableRule>(tableRules).flatMap(([table, { retention }]) =>
  typeof retention === 'object' && 'prune' in retention ? [{ table, prune: retention.prune }] : [],
);

/** What is deleted or anonymised when an account is removed whose own row has to stay. */
export const accountRules = rules.flatMap(({ account }) => (typeof account === 'function' ? [account] : []));
