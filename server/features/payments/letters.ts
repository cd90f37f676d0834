import 'server-only';

import type { MailProps } from '@/emails/catalogue';
import { utcDateToDay } from '@/lib/dates/day';
import { isWhole } from '@/lib/payments/asked-name';
import { languageOf } from '@/lib/languages/language';
import { formatIban } from '@/lib/payments/iban';
import { formatReference, rfReferenceOf } from '@/lib/payments/reference';
import type { PaymentReminderKind } from '@/lib/payments/reminders';
import type { PaymentRequest, Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { findSeenName } from '@/server/features/listings/seen-name';
import { toBaseCents } from '@/server/features/requests/payment-columns';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { queueMail } from '@/server/mail/queue-mail';

/** The letters about payments (docs/rules/payments.md#letters), queued in the transaction of what they report. */

const staySelect = {
  id: true,
  code: true,
  firstName: true,
  lastName: true,
  email: true,
  country: true,
  locale: true,
  manual: true,
  startDate: true,
  endDate: true,
  ...{ price: true, quote: true, agreedTotalCents: true, onSiteCents: true },
  paymentRequests: { where: { canceledAt: null }, select: { kind: true } },
  messages: { where: { sender: 'guest' }, select: { id: true }, take: 1 },
  listing: {
    select: {
      id: true,
      slug: true,
      nameHolidayHome: true,
      userId: true,
      user: { select: { email: true, firstName: true } },
    },
  },
} as const satisfies Prisma.BookingRequestSelect;
type Stay = Prisma.BookingRequestGetPayload<{ select: typeof staySelect }>;

/** A stay whose guest is known, in a listing that is not removed. */
const findStay = (tx: Tx, id: number): Promise<Stay | null> =>
  tx.bookingRequest.findUnique({
    where: { id, anonymisedAt: null, listing: { removedAt: null } },
    select: staySelect,
  });

const aboutOf = ({ listing, code, startDate, endDate }: Stay) => ({
  ...{ slug: listing.slug, listingName: listing.nameHolidayHome ?? listing.slug, code },
  ...{ startDate: utcDateToDay(startDate), endDate: utcDateToDay(endDate) },
});

/**
 * What every letter to the guest of a stay contains, and its envelope. A guest whose address the landlord typed, and
 * who never wrote here, reads nothing that the landlord typed (docs/rules/mail.md#text-of-strangers). Null without an
 * address or, for such a guest, without a listing name that an admin saw.
 */
async function findGuest(tx: Tx, id: number) {
  const stay = await findStay(tx, id);
  if (!stay || stay.email === '') return null;
  const isUnproven = stay.manual && stay.messages.length === 0;
  const seen = isUnproven ? await findSeenName(tx, stay.listing.id) : null;
  if (isUnproven && seen === null) return null;
  const locale = languageOf(stay.locale);
  const plain = seen === null ? {} : { firstName: '', slug: null, listingName: seen };
  const token = await issueGuestToken(tx, { kind: 'booking-requests', id });
  return {
    isUnproven,
    country: stay.country,
    ...{ asked: stay.paymentRequests, baseCents: toBaseCents(stay) },
    props: { firstName: stay.firstName, ...aboutOf(stay), ...plain, token },
    envelope: { to: stay.email, locale, replyTo: stay.listing.user.email, from: stay.listing.userId },
  };
}
type Guest = NonNullable<Awaited<ReturnType<typeof findGuest>>>;

/** A payment request, with the amount that is still open. */
export interface OpenPayment extends Pick<
  PaymentRequest,
  'id' | 'bookingRequestId' | 'kind' | 'amountCents' | 'dueDate' | 'reference' | 'iban' | 'holderName'
> {
  openCents: number;
}

/** As letters show it to the guest; guests from Belgium get the reference in the format of their banks. */
const toAsked = (
  { kind, amountCents: askedCents, openCents: amountCents, dueDate, ...transfer }: OpenPayment,
  { country, isUnproven, asked, baseCents }: Guest,
): MailProps<'payment-reminder'>['payment'] => ({
  ...{ kind, amountCents, dueDate: utcDateToDay(dueDate) },
  isWhole: isWhole({ kind, amount_cents: askedCents }, asked, baseCents),
  reference: country === 'be' ? formatReference(transfer.reference) : rfReferenceOf(transfer.reference),
  iban: isUnproven ? null : formatIban(transfer.iban),
  holderName: isUnproven ? null : transfer.holderName,
});

/** The key that keeps the receipt of a payment from being sent twice. */
export const receiptKey = (paymentId: number): string => `booking-payment:${paymentId}:received`;

/** The guest's receipt of one payment. */
export async function queueReceipt(
  tx: Tx,
  bookingId: number,
  payment: { id: number; askedCents: number } & Pick<
    MailProps<'payment-noted'>,
    'kind' | 'amountCents' | 'paidAt' | 'openCents'
  >,
): Promise<void> {
  const guest = await findGuest(tx, bookingId);
  if (!guest) return;
  const { id, askedCents, ...paid } = payment;
  const asked = { kind: paid.kind, amount_cents: askedCents };
  await queueMail(tx, {
    template: 'payment-noted',
    props: { ...guest.props, ...paid, isWhole: isWhole(asked, guest.asked, guest.baseCents) },
    ...guest.envelope,
    dedupeKey: receiptKey(id),
  });
}

/** Reminds the guest of a payment. */
export async function queueReminder(
  tx: Tx,
  payment: OpenPayment,
  reminder: PaymentReminderKind,
): Promise<void> {
  const guest = await findGuest(tx, payment.bookingRequestId);
  if (!guest) return;
  await queueMail(tx, {
    template: 'payment-reminder',
    props: { ...guest.props, reminder, payment: toAsked(payment, guest) },
    ...guest.envelope,
    dedupeKey: `payment-request:${payment.id}:${reminder}`,
  });
}

/** Tells the landlord that a payment is late; a reply reaches the guest. */
export async function queueOverdue(tx: Tx, payment: OpenPayment): Promise<void> {
  const stay = await findStay(tx, payment.bookingRequestId);
  if (!stay) return;
  const asked = { kind: payment.kind, amount_cents: payment.amountCents };
  await queueMail(tx, {
    template: 'payment-overdue',
    props: {
      ...aboutOf(stay),
      ownerFirstName: stay.listing.user.firstName,
      guestName: `${stay.firstName} ${stay.lastName}`.trim(),
      requestId: stay.id,
      ...{ kind: payment.kind, openCents: payment.openCents, dueDate: utcDateToDay(payment.dueDate) },
      isWhole: isWhole(asked, stay.paymentRequests, toBaseCents(stay)),
    },
    to: stay.listing.user.email,
    replyTo: stay.email || undefined,
    dedupeKey: `payment-request:${payment.id}:landlord`,
  });
}

/** Tells the guest that the requested payments changed; `change` identifies the change: one letter for each. */
export async function queuePlanChanged(
  tx: Tx,
  bookingId: number,
  {
    payments,
    change,
    newAgreement,
  }: { payments: readonly OpenPayment[]; change: string; newAgreement: boolean },
): Promise<void> {
  const guest = await findGuest(tx, bookingId);
  if (!guest) return;
  await queueMail(tx, {
    template: 'payment-plan-changed',
    props: { ...guest.props, payments: payments.map((payment) => toAsked(payment, guest)), newAgreement },
    ...guest.envelope,
    dedupeKey: `booking-request:${bookingId}:payments:${change}`,
  });
}

/** Tells the guest how much of the deposit is returned. */
export async function queueDepositReturned(
  tx: Tx,
  bookingId: number,
  { reason, ...cents }: Pick<MailProps<'deposit-returned'>, 'returnedCents' | 'paidCents' | 'reason'>,
): Promise<void> {
  const guest = await findGuest(tx, bookingId);
  if (!guest) return;
  await queueMail(tx, {
    template: 'deposit-returned',
    props: { ...guest.props, ...cents, reason: guest.isUnproven ? null : reason },
    ...guest.envelope,
    dedupeKey: `booking-request:${bookingId}:deposit-returned`,
  });
}
