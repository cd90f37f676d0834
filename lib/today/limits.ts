/** How far the overview of the day looks. */

/** Rows of each list of the day. */
export const MOST_OF_TODAY = 50;
/** Days of the week ahead, today's among them. */
export const DAYS_AHEAD = 7;
/** Nights shown before and after those that are asked for. */
export const NIGHTS_AROUND = 3;
