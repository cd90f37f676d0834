/** Bounds of booking requests that their screens tell. */

/** Characters of the private note. */
export const NOTE_MAX = 1900;
/** Payments of one booking. */
export const MAX_PAYMENTS = 100;
