/**
 * What each column with personal data is about, in the words of the privacy page. A column without a topic fails the
 * test next to this file, so that none is stored without being disclosed.
 */
import { personalColumns } from '@/lib/personal-data/personal-columns';
import type { Told } from '@/lib/personal-data/personal-columns';

/** In the order of the page. */
export const topics = [
  'name',
  'email',
  'phone',
  'address',
  'languages',
  'written',
  'review',
  'home',
  'photos',
  'calendars',
  'bank',
  'tax',
  'billing',
  'sign_in',
  'devices',
  'texts',
  'letters',
  'deeds',
  'reports',
  'checks',
] as const;
export type Topic = (typeof topics)[number];

/** Whose data they are, in the order of the page; 'none' is about nobody. */
export const toldKinds = [
  'guest',
  'said',
  'asked',
  'account',
  'invoice',
  'letter',
] as const satisfies Exclude<Told, 'none'>[];
export type ToldKind = (typeof toldKinds)[number];

/** The same in every table, unless the table or the column itself says otherwise. */
const ofName: Readonly<Record<string, Topic>> = {
  first_name: 'name',
  last_name: 'name',
  name: 'name',
  name_shown: 'name',
  accepted_by: 'name',
  email: 'email',
  new_email: 'email',
  old_email: 'email',
  phone: 'phone',
  phone_number: 'phone',
  street_name: 'address',
  house_number: 'address',
  city: 'address',
  message: 'written',
  subject: 'written',
  body: 'written',
  note: 'written',
  reply: 'written',
  reason: 'written',
  iban: 'bank',
  holder_name: 'bank',
  bic: 'bank',
  vat_number: 'tax',
  enterprise_number: 'tax',
  sent_digest: 'checks',
  device: 'devices',
};

const ofTable: Readonly<Record<string, Topic>> = {
  admin_decisions: 'deeds',
  audit_logs: 'deeds',
  calendar_addresses: 'calendars',
  calendar_feeds: 'calendars',
  changeover_addresses: 'calendars',
  checkouts: 'billing',
  cleaning_notes: 'calendars',
  credit_notes: 'billing',
  deleted_listings: 'home',
  listing_costs: 'home',
  listing_pictures: 'photos',
  listing_rooms: 'home',
  listing_seasons: 'home',
  listing_snapshots: 'home',
  listing_translations: 'home',
  listings: 'home',
  news_articles: 'texts',
  occupancies: 'calendars',
  orders: 'billing',
  outgoing_mails: 'letters',
  passkeys: 'sign_in',
  payment_matches: 'checks',
  pending_sign_ins: 'sign_in',
  push_subscriptions: 'devices',
  reply_templates: 'texts',
  sessions: 'devices',
  signals: 'deeds',
  short_stay_check_homes: 'reports',
  staff_notes: 'deeds',
  stay_reports: 'reports',
  stripe_events: 'billing',
  subscriptions: 'billing',
  tax_details: 'tax',
  undeliverable_addresses: 'email',
  user_identities: 'sign_in',
  vat_checks: 'tax',
};

const ofColumn: Readonly<Record<string, Topic>> = {
  'reviews.body': 'review',
  'reviews.reply': 'review',
  'reviews.hidden_reason': 'deeds',
  'listings.denial_message': 'deeds',
  'listings.phone_number': 'phone',
  'notices.subject_name': 'deeds',
  'notices.article': 'deeds',
  'notices.facts': 'deeds',
  'tax_details.street': 'address',
  'tax_details.house_number': 'address',
  'tax_details.postal_code': 'address',
  'tax_details.city': 'address',
  'tax_details.country': 'address',
  'users.languages': 'languages',
  'users.photo_key': 'photos',
  'users.password_hash': 'sign_in',
  'users.billing_street_name': 'address',
  'users.billing_house_number': 'address',
  'users.billing_postal_code': 'address',
  'users.billing_city': 'address',
  'users.billing_country': 'address',
  'users.stripe_customer_id': 'billing',
};

/** Undefined for a column that nobody gave a topic. */
export const topicOf = (table: string, column: string): Topic | undefined =>
  ofColumn[`${table}.${column}`] ?? ofTable[table] ?? ofName[column];

/** The topics stored for a kind, without duplicates and in the order of the page. */
export function topicsOf(kind: ToldKind): Topic[] {
  const found = new Set(
    Object.entries(personalColumns).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, told]) => (told === kind ? [topicOf(table, column)] : [])),
    ),
  );
  return topics.filter((topic) => found.has(topic));
}
