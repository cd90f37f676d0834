/** What the audit log records: whatever an admin changes, deletions, and what goes online and offline. */
export const auditActions = [
  'listing.approve',
  'listing.deny',
  'listing.create',
  'listing.update',
  'listing.enable',
  'listing.disable',
  'listing.seen',
  'listing.free',
  'listing.unfree',
  'listing.order',
  'listing.order_lift',
  'order.refund',
  'stripe-event.retry',
  'listing.delete',
  'listing.destroy',
  'booking-request.delete',
  'contact-request.delete',
  'review.hide',
  'review.show',
  'user.update',
  'user.delete',
  'user.email',
  'user.suspend',
  'user.unsuspend',
  'user.reset_factors',
  'user.make_admin',
  'payment-account.update',
  'payment-account.remove',
  'inbox.answer',
  'inbox.update',
  'inbox-text.create',
  'inbox-text.update',
  'inbox-text.delete',
  'note.create',
  'note.delete',
  'notice.decide',
  'appeal.enter',
  'appeal.answer',
  'signal.dismiss',
  'signal.reopen',
  'news.create',
  'news.update',
  'news.delete',
  'settings.update',
  'register.import',
  'dac7.update',
  'dac7.sent',
  'money.update',
  'text.update',
  'short-stay-areas.refresh',
  'short-stay-reports.send',
  'short-stay-reports.stop',
  'short-stay-reports.resume',
  'short-stay-checks.run',
  'mail.retry',
  'search-alert.end',
  'guest.export',
  'guest.erase',
  'impersonation.start',
  'impersonation.end',
  'impersonation.write',
  'admin.write',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditSubjectType =
  | 'settings'
  | 'tariffs'
  | 'text'
  | 'guest'
  | 'mail'
  | 'listing'
  | 'user'
  | 'news_article'
  | 'booking_request'
  | 'contact_request'
  | 'review'
  | 'signal'
  | 'notice'
  | 'decision'
  | 'order'
  | 'stripe_event'
  | 'search_alert'
  | 'inbox_thread'
  | 'inbox_text';
