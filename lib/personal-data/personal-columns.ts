/**
 * What personal data each column with text (text, JSON) may contain; erasure and the privacy page (topics.ts) rely on
 * it. `tests/schema/personal-columns.test.ts` fails for a new column until it is declared here.
 *
 * - guest: about a person without an account; empty after 24 months, and after an erasure: a table with one also has an
 *   entry in `server/features/personal-data/table-rules.ts` and in the job 'anonymise-guests'
 * - said: what a guest published and the answer to it; stays without the name after 24 months, and is deleted with the
 *   row upon erasure
 * - asked: an address without an account, erased on request; it expires or is resolved otherwise
 * - letter: in the outbox, which is emptied within 90 days, and on request of emails about a guest
 * - account: about an account, what belongs to it and what was done to it (docs/rules/accounts.md#leaving)
 * - invoice: kept because the law requires it
 * - none: about nobody
 */
export type Told = 'guest' | 'said' | 'asked' | 'letter' | 'account' | 'invoice' | 'none';

export const personalColumns: Readonly<Record<string, Readonly<Record<string, Told>>>> = {
  agreements: {
    sha256: 'none',
    languages: 'none',
    accepted_by: 'guest',
  },
  admin_decisions: {
    measure: 'none',
    ground: 'none',
    article: 'account',
    facts: 'account',
    subject_kind: 'none',
    subject_name: 'account',
    appeal_reason: 'account',
    appeal_name: 'guest',
    appeal_email: 'guest',
    outcome: 'none',
    answer: 'account',
  },
  deposit_returns: {
    reason: 'guest',
  },
  stay_changes: {
    message: 'guest',
  },
  payment_matches: {
    fingerprint: 'account',
  },
  payment_references: {
    reference: 'none',
  },
  payment_requests: {
    reference: 'none',
    iban: 'account',
    holder_name: 'account',
    bic: 'account',
  },
  payment_accounts: {
    iban: 'account',
    holder_name: 'account',
    bic: 'account',
  },
  app_settings: {
    key: 'none',
    value: 'none',
  },
  edited_texts: {
    key: 'none',
    locale: 'none',
    body: 'none',
  },
  text_drafts: {
    key: 'none',
    locale: 'none',
    body: 'none',
  },
  audit_logs: {
    action: 'none',
    subject_type: 'none',
    details: 'account',
  },
  booking_requests: {
    code: 'none',
    first_name: 'guest',
    last_name: 'guest',
    email: 'guest',
    country: 'none',
    phone_number: 'guest',
    street_name: 'guest',
    house_number: 'guest',
    city: 'guest',
    message: 'guest',
    note: 'guest',
    reply: 'guest',
    quote: 'none',
    locale: 'none',
    terms: 'none',
    sent_digest: 'guest',
    other_guests: 'none',
  },
  told_stays: { guests: 'none' },
  report_periods: { name: 'none', error: 'none', totals: 'none' },
  // Addresses of homes, countries of guests, nobody's name.
  report_batches: { period: 'none', body: 'account', answer: 'none' },
  stay_reports: {
    activity_id: 'none',
    code: 'none',
    area_id: 'none',
    period: 'none',
    body: 'account',
    made_of: 'account',
    accepted: 'account',
    accepted_of: 'account',
    perhaps: 'account',
    accepted_version: 'none',
    errors: 'none',
  },
  calendar_addresses: {
    secret: 'account',
  },
  changeover_addresses: {
    secret: 'account',
  },
  cleaning_notes: {
    note: 'account',
  },
  calendar_feeds: {
    name: 'account',
    url: 'account',
    etag: 'none',
    last_modified: 'none',
    content_hash: 'none',
    error: 'account',
    // Contains names of time zones, which come from outside.
    outcome: 'account',
  },
  changes: {
    kind: 'none',
  },
  checkouts: {
    price_id: 'none',
    session_id: 'account',
    url: 'account',
    subscription_id: 'account',
  },
  contact_requests: {
    code: 'none',
    first_name: 'guest',
    last_name: 'guest',
    email: 'guest',
    country: 'none',
    phone: 'guest',
    subject: 'guest',
    message: 'guest',
    sent_digest: 'guest',
    locale: 'none',
  },
  credit_notes: {
    number: 'none',
    document: 'invoice',
    stripe_refund_id: 'invoice',
  },
  deleted_listings: {
    slug: 'account',
  },
  notices: {
    reference: 'none',
    subject: 'none',
    subject_name: 'account',
    kind: 'none',
    reason: 'guest',
    name: 'guest',
    email: 'guest',
    locale: 'none',
    measure: 'none',
    ground: 'none',
    article: 'account',
    facts: 'account',
  },
  inbox_messages: {
    body: 'guest',
    source_key: 'none',
  },
  inbox_texts: {
    name: 'none',
    body: 'none',
  },
  inbox_threads: {
    code: 'none',
    locale: 'none',
    name: 'guest',
    email: 'guest',
    subject: 'guest',
  },
  invoice_numbers: {
    series: 'none',
  },
  guest_tokens: {
    token_hash: 'none',
  },
  listing_cities: {
    name: 'none',
    municipality: 'none',
    postcode: 'none',
  },
  listing_costs: {
    kind: 'none',
    label: 'account',
    per: 'none',
  },
  listing_logs: {
    type: 'none',
    new_values: 'none',
  },
  listing_managers: {
    email: 'asked',
    invitation_hash: 'none',
  },
  listing_options: {
    key: 'none',
    name: 'none',
  },
  listing_pictures: {
    storage_key: 'account',
    placeholder: 'account',
    description: 'account',
  },
  listing_rooms: {
    name: 'account',
  },
  listing_seasons: {
    name: 'account',
  },
  listing_snapshots: {
    name_holiday_home: 'account',
    name_residence: 'account',
    description: 'account',
    photo_keys: 'account',
    house_rules: 'account',
    room_names: 'account',
    cost_labels: 'account',
    photo_words: 'account',
    shown: 'account',
  },
  listing_translations: {
    locale: 'none',
    description: 'account',
    house_rules: 'account',
    arrival_info: 'account',
  },
  listing_views: {
    visitor_hash: 'none',
  },
  listings: {
    slug: 'account',
    logiesdecreet: 'account',
    name_residence: 'account',
    name_holiday_home: 'account',
    description: 'account',
    address_street_name: 'account',
    address_house_number: 'account',
    address_house_number_suffix: 'account',
    address_postcode: 'account',
    phone_number: 'account',
    denial_message: 'account',
    order_authority: 'account',
    order_reference: 'account',
    order_reason: 'account',
    house_rules: 'account',
    arrival_info: 'account',
    agreement_clause: 'account',
    land_register_number: 'account',
  },
  short_stay_areas: {
    area_id: 'none',
    authority_id: 'none',
    name: 'none',
    authority_name: 'none',
    version: 'none',
    fault: 'none',
    fault_detail: 'none',
  },
  short_stay_area_versions: {
    version: 'none',
    crs: 'none',
    shape: 'none',
  },
  short_stay_checks: {
    month: 'none',
    seed: 'none',
  },
  short_stay_check_homes: {
    key: 'none',
    sent: 'invoice',
    error: 'none',
    flags: 'none',
    version: 'none',
  },
  short_stay_runs: {
    kind: 'none',
  },
  register_runs: {
    source: 'none',
    failure: 'none',
  },
  lodging_register: {
    number: 'none',
    alternative_name: 'none',
    name: 'none',
    thoroughfare: 'none',
    house_number: 'none',
    house_number_suffix: 'none',
    municipality: 'none',
    post_code: 'none',
    province: 'none',
    country: 'none',
    status: 'none',
  },
  messages: {
    body: 'guest',
    note: 'none',
    locale: 'none',
  },
  news_articles: {
    title: 'account',
    content: 'account',
    image_key: 'none',
  },
  occupancies: {
    summary: 'account',
  },
  orders: {
    number: 'none',
    status: 'none',
    currency: 'none',
    stripe_invoice_id: 'invoice',
    document: 'invoice',
    stripe_payment_intent_id: 'invoice',
  },
  outgoing_mails: {
    dedupe_key: 'none',
    template: 'none',
    recipient: 'letter',
    reply_to: 'letter',
    props: 'letter',
    locale: 'none',
    failure_kind: 'none',
    failure: 'none',
  },
  passkey_challenges: {
    session_id: 'none',
    challenge: 'none',
  },
  passkeys: {
    credential_id: 'account',
    transports: 'account',
    name: 'account',
  },
  pending_sign_ins: {
    id: 'none',
    challenge: 'none',
    identity: 'account',
  },
  push_keys: {
    public_key: 'none',
  },
  push_subscriptions: {
    session_id: 'none',
    // Guests have them too: the row is deleted with what identifies the guest.
    endpoint: 'account',
    p256dh: 'account',
    auth: 'account',
    device: 'guest',
  },
  rate_limits: {
    key: 'none',
  },
  recovery_codes: {
    code_hash: 'none',
  },
  reply_templates: {
    name: 'account',
    body: 'account',
    body_fr: 'account',
    body_de: 'account',
    body_en: 'account',
  },
  review_reports: {
    reason: 'said',
  },
  reviews: {
    body: 'said',
    name_shown: 'guest',
    reply: 'said',
    hidden_reason: 'said',
  },
  search_alert_tokens: {
    token_hash: 'none',
  },
  search_alerts: {
    email: 'asked',
    query: 'none',
    confirmed_snapshot: 'none',
    locale: 'none',
  },
  sessions: {
    id: 'none',
    device: 'account',
  },
  spent_bot_checks: {
    solution_hash: 'none',
  },
  signals: {
    kind: 'none',
    facts: 'account',
    dismissal_reason: 'account',
  },
  staff_notes: {
    body: 'account',
  },
  stripe_events: {
    id: 'none',
    type: 'none',
    subscription_id: 'account',
    object_id: 'account',
    failure: 'account',
  },
  stripe_faults: {
    name: 'none',
  },
  subscriptions: {
    name: 'account',
    stripe_subscription_id: 'account',
    stripe_customer_id: 'account',
    currency: 'none',
    payment_url: 'account',
  },
  undeliverable_addresses: {
    email: 'letter',
    status: 'none',
  },
  photo_hashes: {
    storage_key: 'none',
  },
  unclaimed_photos: {
    storage_key: 'none',
  },
  user_identities: {
    provider: 'account',
    issuer: 'account',
    subject: 'account',
    email: 'account',
  },
  user_tokens: {
    token_hash: 'none',
    new_email: 'asked',
    old_email: 'account',
  },
  tax_details: {
    kind: 'none',
    street: 'account',
    house_number: 'account',
    postal_code: 'account',
    city: 'account',
    country: 'account',
    tin_country: 'account',
    enterprise_number: 'account',
  },
  dac7_files: {
    kind: 'none',
  },
  dac7_records: {
    state: 'none',
    doc_ref_id: 'none',
    corrects: 'none',
  },
  users: {
    first_name: 'account',
    last_name: 'account',
    email: 'account',
    password_hash: 'account',
    phone_number: 'account',
    languages: 'account',
    photo_key: 'account',
    vat_number: 'account',
    enterprise_number: 'account',
    billing_street_name: 'account',
    billing_house_number: 'account',
    billing_postal_code: 'account',
    billing_city: 'account',
    billing_country: 'account',
    stripe_customer_id: 'account',
  },
  vat_checks: {
    number: 'invoice',
    answer: 'invoice',
  },
  view_salts: {
    salt: 'none',
  },
};
