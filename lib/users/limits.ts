/** Limits of what admins write to a user. */

export const MAIL_MESSAGE_MAX = 5000;
export const SUSPENSION_REASON_MAX = 1000;
export const IMPERSONATION_REASON_MAX = 1000;
