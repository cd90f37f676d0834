/**
 * waiting: not tried yet; failed: tried, and to be tried again; given_up: no more tries; bounced: sent, and returned;
 * sent: accepted by the mail server.
 */
export const mailStates = ['waiting', 'failed', 'given_up', 'bounced', 'sent'] as const;
