/** Limits that are also shown on screen; importing the contract would add zod. */

/** When a reply text is sent automatically. */
export const sendMoments = [
  'approved',
  'before_arrival',
  'arrival',
  'during',
  'before_departure',
  'after_departure',
] as const;
export type SendMoment = (typeof sendMoments)[number];

export const MAX_SEND_DAYS = 60;
/** Hours in Brussels, both included. */
export const FIRST_SEND_HOUR = 8;
export const LAST_SEND_HOUR = 21;
