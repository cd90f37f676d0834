/** Limits of the overview of the day. */

/** Rows of each list of the day. */
export const MOST_OF_TODAY = 50;
/** Days of the week ahead, including today. */
export const DAYS_AHEAD = 7;
/** Nights shown before and after the requested ones. */
export const NIGHTS_AROUND = 3;
