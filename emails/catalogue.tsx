import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { accountChangeEmail } from '@/emails/account-change-email';
import { accountDeleted } from '@/emails/account-deleted';
import { accountEntered } from '@/emails/account-entered';
import { accountMessage } from '@/emails/account-message';
import { accountSuspension } from '@/emails/account-suspension';
import { appealAnswered } from '@/emails/appeal-answered';
import { billingNotice } from '@/emails/billing-notice';
import { brief } from '@/emails/brief';
import { bookingApproved } from '@/emails/booking-approved';
import { bookingCanceled } from '@/emails/booking-canceled';
import { bookingConfirmed } from '@/emails/booking-confirmed';
import { bookingDeclined } from '@/emails/booking-declined';
import { bookingNew } from '@/emails/booking-new';
import { bookingReceived } from '@/emails/booking-received';
import { bookingWithdrawn } from '@/emails/booking-withdrawn';
import { calendarConflict } from '@/emails/calendar-conflict';
import { canceledForLandlord } from '@/emails/canceled-for-landlord';
import { contactMessage } from '@/emails/contact-message';
import { contactRequestNew } from '@/emails/contact-request-new';
import { inboxAnswer } from '@/emails/inbox-answer';
import { contactRequestClosed } from '@/emails/contact-request-closed';
import { contactRequestReceived } from '@/emails/contact-request-received';
import { decisionMade } from '@/emails/decision-made';
import { depositReturned } from '@/emails/deposit-returned';
import { emailChangeAsked } from '@/emails/email-change-asked';
import { emailChangeUndone } from '@/emails/email-change-undone';
import { emailChanged } from '@/emails/email-changed';
import { guestUnreachable } from '@/emails/guest-unreachable';
import { identityChanged } from '@/emails/identity-changed';
import { knownAddress } from '@/emails/known-address';
import { listingManagerInvited } from '@/emails/listing-manager-invited';
import { messagesForGuest, messagesForLandlord } from '@/emails/messages-received';
import { letterAppealAnswered } from '@/emails/letter-appeal-answered';
import { licenceStateChanged } from '@/emails/licence-state';
import { listingOrderLifted } from '@/emails/listing-order-lifted';
import { listingOrdered } from '@/emails/listing-ordered';
import { moderationApproved } from '@/emails/moderation-approved';
import { moderationDenied } from '@/emails/moderation-denied';
import { moderationRemoved } from '@/emails/moderation-removed';
import { noticeDecided } from '@/emails/notice-decided';
import { noticeReceived } from '@/emails/notice-received';
import { offerAccepted, offerDeclined } from '@/emails/offer-answered';
import { offerMade } from '@/emails/offer-made';
import { passwordChanged } from '@/emails/password-changed';
import { paymentAccountChanged } from '@/emails/payment-account-changed';
import { dac7Statement } from '@/emails/dac7-statement';
import { paymentFailed } from '@/emails/payment-failed';
import { paymentNoted } from '@/emails/payment-noted';
import { paymentOverdue } from '@/emails/payment-overdue';
import { paymentPlanChanged } from '@/emails/payment-plan-changed';
import { paymentReceived } from '@/emails/payment-received';
import { paymentRefunded } from '@/emails/payment-refunded';
import { paymentReminder } from '@/emails/payment-reminder';
import { recoveryCodeUsed } from '@/emails/recovery-code-used';
import { requestReminder } from '@/emails/request-reminder';
import { requestWaiting } from '@/emails/request-waiting';
import { resetPassword } from '@/emails/reset-password';
import { searchAlertAsked } from '@/emails/search-alert-asked';
import { searchAlertFound } from '@/emails/search-alert-found';
import { reviewAsked } from '@/emails/review-asked';
import { reviewHidden } from '@/emails/review-hidden';
import { reviewNew } from '@/emails/review-new';
import { secondFactorChanged } from '@/emails/second-factor-changed';
import { stayReportRefused } from '@/emails/stay-report-refused';
import { shortStayFlagged } from '@/emails/short-stay-flagged';
import { subscriptionEnded } from '@/emails/subscription-ended';
import { subscriptionEnds } from '@/emails/subscription-ends';
import { taxDetailsAsked } from '@/emails/tax-details-asked';
import { changeForGuest, changeForLandlord } from '@/emails/stay-change-letter';
import type { MailFrame, MailPhoto, MailReader, MailTemplate } from '@/emails/template';
import { verifyEmail } from '@/emails/verify-email';
import { wayIn } from '@/emails/way-in';
import { withdrawnForGuest } from '@/emails/withdrawn-for-guest';
import { wrongTriesMade } from '@/emails/wrong-tries';
import type { z } from '@/lib/api/zod';
import type { mailNames } from '@/lib/texts/mails';

/** Every email template of the product. */
const catalogue = {
  'booking-received': bookingReceived,
  'booking-new': bookingNew,
  'booking-approved': bookingApproved,
  'booking-confirmed': bookingConfirmed,
  'booking-declined': bookingDeclined,
  'booking-canceled': bookingCanceled,
  'canceled-for-landlord': canceledForLandlord,
  'booking-withdrawn': bookingWithdrawn,
  'withdrawn-for-guest': withdrawnForGuest,
  'offer-made': offerMade,
  'offer-accepted': offerAccepted,
  'offer-declined': offerDeclined,
  'change-for-guest': changeForGuest,
  'change-for-landlord': changeForLandlord,
  'request-reminder': requestReminder,
  'request-waiting': requestWaiting,
  'payment-noted': paymentNoted,
  'payment-reminder': paymentReminder,
  'payment-overdue': paymentOverdue,
  'payment-plan-changed': paymentPlanChanged,
  'deposit-returned': depositReturned,
  'messages-for-guest': messagesForGuest,
  'messages-for-landlord': messagesForLandlord,
  'way-in': wayIn,
  'guest-unreachable': guestUnreachable,
  'calendar-conflict': calendarConflict,
  'stay-report-refused': stayReportRefused,
  'short-stay-flagged': shortStayFlagged,
  'contact-message': contactMessage,
  'inbox-answer': inboxAnswer,
  'contact-request-new': contactRequestNew,
  'contact-request-received': contactRequestReceived,
  'contact-request-closed': contactRequestClosed,
  'search-alert-asked': searchAlertAsked,
  'search-alert-found': searchAlertFound,
  'review-asked': reviewAsked,
  'review-hidden': reviewHidden,
  'review-new': reviewNew,
  'verify-email': verifyEmail,
  'known-address': knownAddress,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'identity-changed': identityChanged,
  'recovery-code-used': recoveryCodeUsed,
  'wrong-tries': wrongTriesMade,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'email-change-undone': emailChangeUndone,
  'account-change-email': accountChangeEmail,
  'account-message': accountMessage,
  'account-deleted': accountDeleted,
  'account-suspension': accountSuspension,
  'account-entered': accountEntered,
  'licence-state': licenceStateChanged,
  'listing-ordered': listingOrdered,
  'listing-order-lifted': listingOrderLifted,
  'moderation-approved': moderationApproved,
  'moderation-denied': moderationDenied,
  'moderation-removed': moderationRemoved,
  'notice-received': noticeReceived,
  'notice-decided': noticeDecided,
  'appeal-answered': appealAnswered,
  'letter-appeal-answered': letterAppealAnswered,
  'decision-made': decisionMade,
  'listing-manager-invited': listingManagerInvited,
  'payment-account-changed': paymentAccountChanged,
  'tax-details-asked': taxDetailsAsked,
  'dac7-statement': dac7Statement,
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'payment-refunded': paymentRefunded,
  'subscription-ends': subscriptionEnds,
  'subscription-ended': subscriptionEnded,
  'billing-notice': billingNotice,
} satisfies Record<keyof typeof mailNames, MailTemplate>;

export type MailName = keyof typeof catalogue;
export type MailProps<Name extends MailName> = z.input<(typeof catalogue)[Name]['schema']>;

interface Letter {
  subject: string;
  html: string;
  text: string;
  /** A URL that unsubscribes the reader with a single POST. */
  unsubscribeUrl?: string;
}

/** What rendering depends on besides the props. */
interface Place {
  appUrl: string;
  /** Photos of listings by slug, for those that have one; without this function emails have no photos. */
  photosOf?(slugs: readonly string[]): Promise<ReadonlyMap<string, MailPhoto>>;
  reader?: MailReader;
}

const nobody: MailReader = { requestMailsPath: () => Promise.resolve(null) };

/** Longer subjects are truncated by mail clients and folded by mail servers. */
const LONGEST_SUBJECT = 78;

/**
 * A subject is a single line, so that typed text cannot inject another header. The code at its end is never truncated.
 */
function subjectLine(words: string, code: string | null): string {
  const end = code === null ? '' : ` (${code})`;
  const line = words.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return brief(line, LONGEST_SUBJECT - end.length) + end;
}

/** Renders a template with its validated props. */
async function draw<Schema extends z.ZodType>(
  template: MailTemplate<Schema>,
  props: unknown,
  { appUrl, photosOf, reader = nobody }: Place,
): Promise<{ subject: string; element: ReactElement; unsubscribeUrl?: string }> {
  const checked = template.schema.parse(props);
  const listing = template.listing?.(checked) ?? null;
  const slugs = [...(listing?.slug ? [listing.slug] : []), ...(template.shows?.(checked) ?? [])];
  const photos = (slugs.length > 0 && (await photosOf?.(slugs))) || new Map<string, MailPhoto>();
  const path = typeof template.need === 'string' ? null : await template.need.endedBy(checked, reader);
  const endUrl = path === null ? null : appUrl + path;
  const frame: MailFrame = {
    appUrl,
    listing: listing && { name: listing.name, photo: photos.get(listing.slug ?? '') },
    endUrl,
  };
  // A component's props are an object plus the context; spreading a generic loses that type.
  const all = Object.assign({}, checked, { appUrl, frame, photos });
  return {
    subject: subjectLine(template.subject(checked), template.code?.(checked) ?? null),
    element: <template.Body {...all} />,
    ...(endUrl !== null && { unsubscribeUrl: endUrl }),
  };
}

/**
 * Subject, HTML and plain text of an email from the outbox, and its unsubscribe URL.
 * @throws if there is no template with that name, or the props do not match its schema
 */
export async function renderMail(name: string, props: unknown, place: Place): Promise<Letter> {
  const template: MailTemplate | undefined = new Map<string, MailTemplate>(Object.entries(catalogue)).get(
    name,
  );
  if (!template) throw new Error(`there is no mail template ${name}`);
  const { element, ...letter } = await draw(template, props, place);
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })]);
  return { ...letter, html, text };
}
