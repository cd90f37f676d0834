/** Bounds of what is written about a stay, and the lists of admins. */

export const REVIEW_MAX = 1500;
export const NAME_SHOWN_MAX = 60;
export const REPLY_MAX = 1500;
/** Of what is told to admins, and of what they tell. */
export const REASON_MAX = 500;
/** Lists of the admins: what was reported and waits, what is hidden, all. */
export const moderatedReviewLists = ['reported', 'hidden', 'all'] as const;
