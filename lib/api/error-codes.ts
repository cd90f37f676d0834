/**
 * Every code that a domain error can carry, with the HTTP status it answers with.
 * `lib/texts/errors.ts` holds the Dutch sentence of each; a code without one does not compile.
 */
export const errorStatus = {
  unauthenticated: 401,
  forbidden: 403,
  email_not_verified: 403,
  not_found: 404,
  listing_not_found: 404,
  lodging_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The state of the thing forbids this step, or somebody was first (spec D §4). */
  transition_not_allowed: 409,
  /** The days are occupied: `{what}` says by what. */
  stay_taken: 409,
  /** An approved stay that is going on or still to come is canceled first, never just removed. */
  stay_not_over: 409,
  /** A listing with a stay that is going on or still to come is not deleted (spec D §8). */
  listing_has_booking: 409,
  /** The same for an account, on whose listings the stay is. */
  user_has_booking: 409,
  /** A subscription that would go on being charged. */
  subscription_running: 409,
  /** The listing's state forbids this act of moderation, or another admin was first. */
  moderation_not_allowed: 409,
  /** What waits for approval lacks something that the public must see. */
  listing_incomplete: 409,
  /** Admins, unconfirmed and suspended accounts; and nobody twice at once. */
  impersonation_refused: 403,
  token_used: 422,
  payload_too_large: 413,
  csrf_mismatch: 419,
  invalid: 422,
  malformed_body: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Field name → sentences, as a 422 answers them (decisions, 'API conventions'). */
export type FieldErrors = Record<string, string[]>;
