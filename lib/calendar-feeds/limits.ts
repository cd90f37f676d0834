/** Limits of linked calendars that are also shown on screen. */

/** Linked calendars per listing, including those of the two platforms. */
export const MAX_FEEDS = 6;
/** Characters of the owner's name for one. */
export const MAX_CALENDAR_NAME = 60;
