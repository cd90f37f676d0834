/** What somebody tries wrongly at an account; the letter about it names it. */
export const wrongTries = ['password', 'own_password', 'second_factor'] as const;
export type WrongTry = (typeof wrongTries)[number];

/** So many within a day are told to the owner. */
export const TOLD_AFTER = 5;
