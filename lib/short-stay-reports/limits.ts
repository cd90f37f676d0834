/** The most guests of one stay that a report can hold. */
export const MAX_GUESTS = 1024;

/** Days after the departure in which the landlord is asked who stayed. */
export const DAYS_TO_TELL = 7;

/** How long records and answers are kept; their totals stay. */
export const KEPT_MONTHS = 18;
