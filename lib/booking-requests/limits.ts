/** Bounds of booking requests that their screens tell. */

/** Characters of the private note. */
export const NOTE_MAX = 1900;
/** Payments of one booking that may be noted. */
export const MAX_PAYMENTS = 100;
/** With those that statements add. */
export const MAX_MATCHED_PAYMENTS = 1000;
