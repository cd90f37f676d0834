/** The most payments that a guest is asked for at once. */
export const MAX_ASKED = 6;
