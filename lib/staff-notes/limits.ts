/** Longest note, in characters. */
export const NOTE_MAX = 2000;
