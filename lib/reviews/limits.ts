/** Limits of texts about a stay, and the lists of admins. */

export const REVIEW_MAX = 1500;
export const NAME_SHOWN_MAX = 60;
export const REPLY_MAX = 1500;
/** Characters of reasons given to admins, and by admins. */
export const REASON_MAX = 500;
/** The admins' lists: open reports, hidden reviews, all reviews. */
export const moderatedReviewLists = ['reported', 'hidden', 'all'] as const;
