/**
 * Every code that a domain error can carry, with its HTTP status. `lib/texts/errors.ts` holds the Dutch message of
 * each; a code without one does not compile.
 */
export const errorStatus = {
  unauthenticated: 401,
  /** The password was entered too long ago, or never: signing in starts over. */
  sign_in_expired: 401,
  forbidden: 403,
  email_not_verified: 403,
  /** The admin must set up a second factor first. */
  second_factor_due: 403,
  not_found: 404,
  listing_not_found: 404,
  /** Offline by order of an authority (docs/rules/listing-orders.md). */
  listing_ordered_offline: 451,
  /** That order keeps its landlord from publishing it. */
  order_stands: 409,
  lodging_not_found: 404,
  /** A navigation header sent by the client-side router cannot be parsed. */
  malformed_navigation: 400,
  method_not_allowed: 405,
  conflict: 409,
  /** A concurrent write held the same rows for too long; nothing was changed. */
  busy: 409,
  /** The request's state does not allow this step, or somebody else acted first: `{what}` says what happened. */
  transition_not_allowed: 409,
  /** The days are occupied; `{what}` says by what. */
  stay_taken: 409,
  /** The guest was anonymised and can no longer be written to. */
  guest_gone: 409,
  /** A payment for a request that was not approved. */
  not_a_booking: 409,
  too_many_payments: 409,
  /** Payments are only asked for an approved stay. */
  stay_not_approved: 409,
  /** The landlord has no bank account to be paid on. */
  no_payment_account: 409,
  /** The stay already has a payment plan. */
  payment_plan_exists: 409,
  /** Part of the plan was paid: it can no longer be replaced. */
  payment_plan_paid: 409,
  payment_request_paid: 409,
  payment_request_canceled: 409,
  no_deposit_paid: 409,
  no_arrival_info: 409,
  arrival_info_given: 409,
  deposit_returned: 409,
  /** The guest accepts an agreement that is not the newest. */
  agreement_replaced: 409,
  agreement_accepted: 409,
  /** The agreement of a canceled stay. */
  agreement_void: 409,
  /** A manual booking without a confirmation email: its guest has no page. */
  guest_has_no_page: 409,
  /** A message that was already sent to this guest, or must not be. */
  message_settled: 409,
  /** A message that has no moment in this stay, or a guest to whom none is sent automatically. */
  no_message_due: 409,
  /** An offer for days that have already begun. */
  offer_in_past: 409,
  /** Another change of the stay awaits an answer. */
  change_open: 409,
  change_closed: 409,
  /** Only an approved, upcoming stay that a guest requested can be changed. */
  stay_not_changeable: 409,
  /** A current or upcoming approved stay must be canceled before it can be removed. */
  stay_not_over: 409,
  /** Who stayed can be stated from the day of departure, for an approved stay that a guest requested here. */
  stay_not_departed: 409,
  /** A report of a month or quarter that has not ended. */
  period_not_over: 409,
  /** An admin stopped the reports. */
  reports_stopped: 409,
  /** Account holders export and erase their own data. */
  account_holder: 409,
  /** A guest with a current or upcoming request or stay can only be erased once it is declined or canceled. */
  guest_expected: 409,
  /** An email to or about the guest is being sent at this moment. */
  letter_leaving: 409,
  /** An email that was sent or is being sent cannot be sent again. */
  mail_not_waiting: 409,
  /** The content of an email that failed over a week ago has been deleted. */
  mail_forgotten: 409,
  /** A listing with a current or upcoming stay cannot be deleted. */
  listing_has_booking: 409,
  /** The same for an account whose listings have such a stay. */
  user_has_booking: 409,
  /** The signature of a webhook is invalid or too old. */
  signature_refused: 400,
  /** Publishing is free on this site. */
  billing_is_free: 409,
  /** The subscription has already ended. */
  subscription_not_running: 409,
  /** Only a canceled subscription that is still running can be resumed. */
  subscription_not_canceled: 409,
  /** Nothing is left to refund. */
  order_not_refundable: 409,
  /** The payment service cannot be reached; nothing was done. */
  payments_unavailable: 503,
  /** The same when publishing: the listing is saved, and remains a draft until it is paid for. */
  payment_not_opened: 503,
  /** The subscription would keep being charged. */
  subscription_running: 409,
  /** The listing's state does not allow this moderation action, or another admin acted first. */
  moderation_not_allowed: 409,
  /** The listing waiting for approval lacks something that the public must see. */
  listing_incomplete: 409,
  /** The stay did not take place, or ended too recently, to be reviewed. */
  review_no_stay: 409,
  /** An admin took the listing offline: no new agreements can be made for it. */
  home_withheld: 409,
  review_too_early: 409,
  review_too_late: 409,
  /** A stay can be reviewed only once, whatever happened to that review. */
  review_exists: 409,
  /** The landlord and co-landlords of a listing cannot review it. */
  review_own_home: 409,
  /** The landlord can reply only once. */
  review_answered: 409,
  /** An earlier report still waits for an admin. */
  review_reported: 409,
  cannot_reverse: 409,
  own_decision: 403,
  no_open_appeal: 409,
  appeal_made: 409,
  /** The same, shown to the admin who enters an appeal that came by letter. */
  appeal_entered: 409,
  appeal_too_late: 409,
  notice_decided: 409,
  /** An account that must have a second factor cannot remove its last one. */
  last_second_factor: 409,
  /** The site must keep an owner: only an owner can appoint another. */
  last_owner: 409,
  /** Recovery codes need a second factor that they can replace. */
  no_second_factor: 409,
  /** A code for an authenticator secret that was never requested, or requested too long ago. */
  totp_not_started: 409,
  /** Admins, unconfirmed and suspended accounts cannot be impersonated; nor can two accounts at once. */
  impersonation_refused: 403,
  /** The search alert was stopped, or its days are past. */
  search_alert_ended: 409,
  token_used: 422,
  /** The identity provider's answer about the user is too old and must be requested again. */
  provider_answer_expired: 422,
  /** The platform does not report to the tax authority. */
  dac7_off: 409,
  /** None of the landlords to report has given their details yet. */
  dac7_incomplete: 409,
  /** Nothing changed since the last file. */
  dac7_unchanged: 409,
  /** Reminded twice without giving tax details: nothing new is published. */
  tax_details_due: 409,
  /** The last way to sign in cannot be removed. */
  last_identity: 409,
  /** The password must be entered again: the last time was over ten minutes ago. */
  password_needed: 423,
  /** The same while an admin impersonates a user, whose password they do not have. */
  password_of_other: 423,
  payload_too_large: 413,
  /** The query string has more parameters than any call or page uses. */
  address_too_long: 414,
  csrf_mismatch: 419,
  /** The request's Host header does not match APP_URL. */
  wrong_host: 421,
  invalid: 422,
  malformed_body: 422,
  too_many_requests: 429,
  /** Too many emails went to that address, or came from this landlord, recently. */
  too_many_letters: 429,
  /** The account has created its maximum number of new listings for today. */
  too_many_listings: 429,
  /** Too many codes of an authenticator app within a day. */
  too_many_codes: 429,
  too_many_photos: 429,
  /** No single digital entry point for short stays is set. */
  no_entry_point: 409,
  /** The configured version of its API has no random checks. */
  no_short_stay_checks: 409,
  /** Another run of the same kind is in progress. */
  run_going_on: 409,
  /** The entry point refused: `{what}` says why. */
  entry_point_failed: 502,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Field name → messages, as in a 422 answer. */
export type FieldErrors = Record<string, string[]>;
