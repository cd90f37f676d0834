/**
 * Every code that a domain error can carry, with the HTTP status it answers with.
 * `lib/texts/errors.ts` holds the Dutch sentence of each; a code without one does not compile.
 */
export const errorStatus = {
  unauthenticated: 401,
  /** The password was given too long ago, or never: signing in starts over. */
  sign_in_expired: 401,
  forbidden: 403,
  email_not_verified: 403,
  /** An admin has to set up a second factor first. */
  second_factor_due: 403,
  not_found: 404,
  listing_not_found: 404,
  lodging_not_found: 404,
  /** What the site's own script says of a navigation cannot be read. */
  malformed_navigation: 400,
  method_not_allowed: 405,
  conflict: 409,
  /** Somebody else is writing the same just now, and for too long; nothing happened. */
  busy: 409,
  /** The state of the request forbids this step, or somebody was first: `{what}` says what happened. */
  transition_not_allowed: 409,
  /** The days are occupied: `{what}` says by what. */
  stay_taken: 409,
  /** Made anonymous: nobody can be written to any more. */
  guest_gone: 409,
  /** A payment of a request that nobody agreed to. */
  not_a_booking: 409,
  too_many_payments: 409,
  /** An own booking that no letter confirmed: there is nobody to read it. */
  guest_has_no_page: 409,
  /** An offer for days that have begun. */
  offer_in_past: 409,
  /** An approved stay that is going on or still to come is canceled first, never just removed. */
  stay_not_over: 409,
  /** What is kept of somebody with an account is that account's own to export and remove. */
  account_holder: 409,
  /** A guest with a request or stay that is not over is erased once it is declined or canceled. */
  guest_expected: 409,
  /** A letter to or about the guest is leaving at this very moment. */
  letter_leaving: 409,
  /** A letter that has left or is leaving is not sent again. */
  mail_not_waiting: 409,
  /** What a letter said that was given up over a week ago is gone. */
  mail_forgotten: 409,
  /** A listing with a stay that is going on or still to come is not deleted. */
  listing_has_booking: 409,
  /** The same for an account whose listings have such a stay. */
  user_has_booking: 409,
  /** What a webhook's sender signed cannot be theirs, or is too old. */
  signature_refused: 400,
  /** Publishing is free here. */
  billing_is_free: 409,
  /** There is nothing to cancel any more. */
  subscription_not_running: 409,
  /** Only what was canceled and still runs can go on. */
  subscription_not_canceled: 409,
  /** There is nothing left to pay back of it. */
  order_not_refundable: 409,
  /** The payment service cannot be reached; what was asked has not happened. */
  payments_unavailable: 503,
  /** The same when publishing: the listing is saved, and stays a concept until then. */
  payment_not_opened: 503,
  /** A subscription that would go on being charged. */
  subscription_running: 409,
  /** The listing's state forbids this act of moderation, or another admin was first. */
  moderation_not_allowed: 409,
  /** What waits for approval lacks something that the public must see. */
  listing_incomplete: 409,
  /** Of a stay that did not take place, or not yet for long enough. */
  review_no_stay: 409,
  /** An admin took the home offline: nothing is agreed on any more. */
  home_withheld: 409,
  review_too_early: 409,
  review_too_late: 409,
  /** A stay is reviewed once, whatever became of the review. */
  review_exists: 409,
  /** Whoever lets a home or looks after it is no guest of it. */
  review_own_home: 409,
  /** The landlord answers once. */
  review_answered: 409,
  /** What was reported before still waits for an admin. */
  review_reported: 409,
  /** Of somebody who must have one. */
  last_second_factor: 409,
  /** There is nothing yet that recovery codes could stand in for. */
  no_second_factor: 409,
  /** A code for a secret that nobody asked for, or that was asked for too long ago. */
  totp_not_started: 409,
  /** Admins, unconfirmed and suspended accounts; and nobody twice at once. */
  impersonation_refused: 403,
  /** An alert that was stopped, or whose days are over. */
  search_alert_ended: 409,
  token_used: 422,
  /** What the provider said about who signs in is too old; it is asked again. */
  provider_answer_expired: 422,
  /** Without it nobody could sign in any more. */
  last_identity: 409,
  /** The password has to be given again: it was not within the last ten minutes. */
  password_needed: 423,
  /** The same for an admin who acts as somebody: the password is not theirs to give. */
  password_of_other: 423,
  payload_too_large: 413,
  /** More parameters in a query than any call or page has. */
  address_too_long: 414,
  csrf_mismatch: 419,
  /** The request was for another site: its Host is not that of APP_URL. */
  wrong_host: 421,
  invalid: 422,
  malformed_body: 422,
  too_many_requests: 429,
  /** So many letters went to that address, or from this landlord, that no more goes for now. */
  too_many_letters: 429,
  /** The account reached its number of new listings for today. */
  too_many_listings: 429,
  /** Of an authenticator app, within a day. */
  too_many_codes: 429,
  too_many_photos: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Field name → sentences, as a 422 answers them. */
export type FieldErrors = Record<string, string[]>;
