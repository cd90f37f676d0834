/** From when on something is a signal (docs/rules/signals.md). */

/** Bits of the 64 of a photo's hash in which another of the same photo may differ. */
export const PHOTO_BITS = 4;
/** A price is far under the town's below this part of the median, in percent. */
export const LOW_PRICE_PERCENT = 40;
/** Other homes in the town for as many guests, without which nothing is said of a price. */
export const COMPARABLE_HOMES = 10;
/** Homes for up to so many guests are compared with each other; the last with larger ones too. */
export const CAPACITY_CLASSES = [2, 4, 6, 8] as const;
/** Threads with an address elsewhere, within so many days. */
export const THREADS_ELSEWHERE = 3;
export const ELSEWHERE_DAYS = 30;
/** Days between a change of account and a payment, and how long such a change is looked at. */
export const ACCOUNT_CHANGE_DAYS = 7;
export const ACCOUNT_CHANGE_KEPT_DAYS = 30;
