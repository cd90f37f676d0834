/**
 * waiting: not tried yet; failed: tried, and to be tried again; given_up: no more tries; bounced: left, and came back;
 * sent: left.
 */
export const mailStates = ['waiting', 'failed', 'given_up', 'bounced', 'sent'] as const;
