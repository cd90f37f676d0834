/** Kinds of failed attempts on an account; the warning email names the kind. */
export const wrongTries = ['password', 'own_password', 'second_factor'] as const;
export type WrongTry = (typeof wrongTries)[number];

/** The owner is warned by email after this many failed attempts within a day. */
export const TOLD_AFTER = 5;
