/** Bounds of linked calendars that their screens tell. */

/** Linked calendars of a home, those of the two platforms among them. */
export const MAX_FEEDS = 6;
/** Characters of the name that an owner gives one. */
export const MAX_CALENDAR_NAME = 60;
