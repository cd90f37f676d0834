import 'server-only';

/** Messages in a thread: nobody reads more, and whoever has the code must not fill the database. */
export const MOST_MESSAGES = 200;
