/** The thresholds of signals (docs/rules/signals.md). */

/** How many of the 64 bits of their hashes may differ between two copies of the same photo. */
export const PHOTO_BITS = 4;
/** A price is a signal below this percentage of the town's median. */
export const LOW_PRICE_PERCENT = 40;
/** The least number of other homes in the town, for as many guests, to judge a price by. */
export const COMPARABLE_HOMES = 10;
/** The most guests in each class of homes compared with each other; the last includes larger homes. */
export const CAPACITY_CLASSES = [2, 4, 6, 8] as const;
/** The number of threads with contact details elsewhere, within this many days. */
export const THREADS_ELSEWHERE = 3;
export const ELSEWHERE_DAYS = 30;
/** Days between a change of bank account and a payment, and how long such a change is considered. */
export const ACCOUNT_CHANGE_DAYS = 7;
export const ACCOUNT_CHANGE_KEPT_DAYS = 30;
