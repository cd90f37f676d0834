import 'server-only';

import type { MailName } from '@/emails/catalogue';

/**
 * Whose address each mail goes to. Mail to an address that its owner did not provide passes the gate (`gate.ts`,
 * docs/rules/mail.md#the-gate).
 *
 * - account: an account's; `stops`: not sent while it is suspended. It passes the gate until its address is confirmed
 * - confirmed: its owner followed a mailed link to ask for it
 * - site: the site's own
 * - typed: somebody typed it. Group `anybody`: mails that anyone can cause; group `answer`: what a landlord (`from`)
 *   writes to somebody who asked. Over the limit it is dropped, or its cause is refused
 */
export type Recipient =
  | { address: 'account'; stops?: true }
  | { address: 'confirmed' | 'site' }
  | { address: 'typed'; group: 'anybody' | 'answer'; over: 'drop' | 'refuse' };

const account = { address: 'account' } as const;
const work = { address: 'account', stops: true } as const;
const anybody = { address: 'typed', group: 'anybody', over: 'drop' } as const;
const written = { address: 'typed', group: 'anybody', over: 'refuse' } as const;
const answer = { address: 'typed', group: 'answer', over: 'refuse' } as const;
const news = { address: 'typed', group: 'answer', over: 'drop' } as const;

export const recipients = {
  'booking-received': anybody,
  'booking-new': work,
  'booking-approved': answer,
  'booking-confirmed': written,
  'booking-declined': news,
  'booking-canceled': answer,
  'canceled-for-landlord': work,
  'booking-withdrawn': work,
  // Caused by the guest who cancels: canceling is never refused.
  'withdrawn-for-guest': news,
  'offer-made': answer,
  'offer-accepted': work,
  'offer-declined': work,
  'change-for-guest': news,
  'change-for-landlord': work,
  'request-reminder': work,
  'request-waiting': anybody,
  // The guest's page shows payment, plan and deposit even if the mail is dropped: none of them is refused.
  'payment-noted': news,
  'payment-reminder': news,
  'payment-overdue': work,
  'payment-plan-changed': news,
  'deposit-returned': news,
  'messages-for-guest': news,
  'messages-for-landlord': work,
  'way-in': news,
  'guest-unreachable': work,
  'calendar-conflict': work,
  'stay-report-refused': work,
  'contact-message': { address: 'site' },
  'inbox-answer': answer,
  'contact-request-new': work,
  'contact-request-received': anybody,
  'contact-request-closed': news,
  'search-alert-asked': anybody,
  'search-alert-found': { address: 'confirmed' },
  'review-asked': anybody,
  // Caused by the admin who hides it.
  'review-hidden': news,
  'review-new': work,
  'verify-email': anybody,
  'known-address': anybody,
  // Limited by the number of open links instead: other people's mails must not lock the owner out.
  'reset-password': account,
  'password-changed': account,
  'second-factor-changed': account,
  'recovery-code-used': account,
  'wrong-tries': account,
  'identity-changed': account,
  'email-change-asked': account,
  'email-changed': account,
  'email-change-undone': account,
  'account-change-email': anybody,
  'account-message': account,
  'account-deleted': account,
  'account-suspension': account,
  'account-entered': account,
  'moderation-approved': account,
  'moderation-denied': account,
  'moderation-removed': account,
  'licence-state': account,
  'listing-ordered': account,
  'listing-order-lifted': account,
  'notice-received': anybody,
  'notice-decided': news,
  'appeal-answered': account,
  // Its address was in a letter; caused by the admin who answers.
  'letter-appeal-answered': answer,
  'decision-made': account,
  'short-stay-flagged': account,
  'listing-manager-invited': written,
  'payment-account-changed': account,
  'tax-details-asked': account,
  'dac7-statement': account,
  'payment-received': account,
  'payment-failed': account,
  'payment-refunded': account,
  'subscription-ends': account,
  'subscription-ended': account,
  'billing-notice': account,
} as const satisfies Record<MailName, Recipient>;
