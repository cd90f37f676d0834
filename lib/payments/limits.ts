/** The most payments that a guest is asked for at once. */
export const MAX_ASKED = 6;

/** The most that one payment asks, in cents, whatever was agreed: a million euros. */
export const MOST_OF_ONE_CENTS = 100_000_000;
