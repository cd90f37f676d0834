/** The status of a paid order; only a paid one has a day of payment to show. */
export const PAID = 'paid';
/** waiting: not processed yet; processed; failed: tried, and to be tried again. */
export const stripeEventStates = ['waiting', 'processed', 'failed'] as const;
