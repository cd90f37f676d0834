/** Limits of booking requests that are also shown on screen. */

/** Characters of the private note. */
export const NOTE_MAX = 1900;
/** Payments that may be recorded by hand per booking. */
export const MAX_PAYMENTS = 100;
/** The same including payments added from bank statements. */
export const MAX_MATCHED_PAYMENTS = 1000;
