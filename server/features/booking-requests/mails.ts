import 'server-only';

import { partyOfFields } from '@/lib/booking-requests/party';
import { partyOfRow } from '@/server/features/booking-requests/serialize';
import type { MailStay } from '@/emails/booking-stay';
import type { MailName, MailProps } from '@/emails/catalogue';
import type { BookingRequestInput } from '@/lib/booking-requests/contract';
import type { RequestTerms } from '@/lib/booking-requests/terms-contract';
import { utcDateToDay } from '@/lib/dates/day';
import { wayInFor } from '@/lib/way-in/words';
import { languageOf } from '@/lib/languages/language';
import type { Quote } from '@/lib/stays/quote';
import type { ArrivalDetails } from '@/server/features/booking-requests/find-arrival-details';
import { isWhole } from '@/lib/payments/asked-name';
import { formatIban } from '@/lib/payments/iban';
import { formatReference, rfReferenceOf } from '@/lib/payments/reference';
import { toBaseCents } from '@/server/features/requests/payment-columns';
import { toOffer, toQuote, toRefund, toTerms } from '@/server/features/requests/price-columns';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import { timeOfColumn } from '@/server/columns';
import type { SqlTx, Tx } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { queueMail, queueMails } from '@/server/mail/queue-mail';
import type { Letter } from '@/server/mail/queue-mail';

/** One mail per change: the key names both. */
const keyOf = (id: number, change: string) => `booking-request:${id}:${change}`;

interface NewRequest {
  id: number;
  code: string;
  listing: BookableListing;
  input: BookingRequestInput;
  quote: Quote;
  terms: RequestTerms;
  /** Of the guest's own page. */
  token: string;
}

/** The terms as mails show them. */
const cancelingOf = ({ cancellation, steps }: RequestTerms) => ({ cancellation, steps, payment: null });

const tokenFor = (tx: Tx, id: number) => issueGuestToken(tx, { kind: 'booking-requests', id });

/** Queues the guest's receipt and the notification to owners who want mail (docs/rules/mail.md#letters). */
export async function queueNewRequestMails(
  tx: SqlTx,
  { id, code, listing, input, quote, terms, token }: NewRequest,
): Promise<void> {
  const stay = {
    number: code,
    listingName: listing.name,
    startDate: input.start_date,
    endDate: input.end_date,
    ...partyOfFields(input),
    price: quote.price,
    quote,
    terms: { ...cancelingOf(terms), payment: terms.payment },
  };
  const receipt: Letter<'booking-received'> = {
    template: 'booking-received',
    props: { slug: listing.slug, stay, token },
    to: input.email,
    locale: input.locale,
    dedupeKey: keyOf(id, 'received'),
  };
  const news: Letter<'booking-new'> = {
    template: 'booking-new',
    props: {
      ownerFirstName: listing.owner.firstName,
      requestId: id,
      slug: listing.slug,
      guestName: `${input.first_name} ${input.last_name}`,
      guestEmail: input.email,
      guestPhone: input.phone_number,
      message: input.message,
      locale: input.locale,
      stay,
    },
    to: listing.owner.email,
    replyTo: input.email,
    dedupeKey: keyOf(id, 'new'),
  };
  await queueMails<MailName>(tx, listing.owner.receiveEmails ? [receipt, news] : [receipt]);
}

/** What every mail says about the stay. */
const stayOf = (row: BookingRequestRow): Omit<MailStay, 'terms'> => ({
  number: row.code,
  listingName: row.listing.nameHolidayHome ?? row.listing.slug,
  startDate: utcDateToDay(row.startDate),
  endDate: utcDateToDay(row.endDate),
  ...partyOfRow(row),
  price: row.price,
  quote: toQuote(row.quote),
  agreedTotalCents: row.agreedTotalCents,
});

/** The same with the terms that apply to it. */
function withTerms<Stay extends object>(stay: Stay, row: BookingRequestRow) {
  const terms = toTerms(row);
  return { ...stay, terms: terms && cancelingOf(terms) };
}

/** What every mail to a guest contains besides the stay. */
export async function guestProps(tx: Tx, row: BookingRequestRow) {
  return {
    firstName: row.firstName,
    slug: row.listing.slug,
    stay: stayOf(row),
    token: await tokenFor(tx, row.id),
  };
}

/** Whether an admin decided, perhaps as the landlord. */
const isWordOfAdmin = ({ modifiedByAdmin, modifiedBy, listing }: BookingRequestRow) =>
  modifiedByAdmin || (modifiedBy !== null && modifiedBy.id !== listing.userId);

/** What every mail about a decision contains. */
async function decisionProps(tx: Tx, row: BookingRequestRow) {
  return {
    ...(await guestProps(tx, row)),
    reply: row.reply,
    byAdmin: isWordOfAdmin(row),
    checkIn: row.checkIn && timeOfColumn(row.checkIn),
    checkOut: row.checkOut && timeOfColumn(row.checkOut),
  };
}

/** Queues a mail to the guest; a reply to it reaches the owner. Anonymised guests have no address. */
export async function toGuest<Name extends MailName>(
  tx: Tx,
  row: BookingRequestRow,
  letter: { template: Name; props: MailProps<Name>; change?: string },
): Promise<void> {
  const { template, props, change = template } = letter;
  const { user, userId, removedAt, formerUser } = row.listing;
  const answers = removedAt ? formerUser : { id: userId, email: user.email };
  await queueMail(tx, {
    template,
    props,
    to: row.email,
    locale: languageOf(row.locale),
    replyTo: answers?.email,
    from: answers?.id ?? userId,
    dedupeKey: keyOf(row.id, change),
  });
}

/** Tells the guest that the request was declined. */
export async function queueRefusalMail(tx: Tx, row: BookingRequestRow): Promise<void> {
  if (row.email === '') return;
  const props = { ...(await decisionProps(tx, row)), reason: row.declineReason };
  await toGuest(tx, row, { template: 'booking-declined', props });
}

/** When a stay was canceled, and the refund. */
const cancelationProps = (row: BookingRequestRow) => ({
  canceledAt: row.modifiedAt && row.modifiedAt.toISOString(),
  refund: toRefund(row),
});

/** Tells both sides that the landlord canceled an approved stay. */
export async function queueCanceledMails(tx: Tx, row: BookingRequestRow): Promise<void> {
  const canceled = cancelationProps(row);
  if (row.email !== '')
    await toGuest(tx, row, {
      template: 'booking-canceled',
      props: { ...(await decisionProps(tx, row)), ...canceled },
    });
  await toLandlord(tx, row, {
    template: 'canceled-for-landlord',
    props: { ...landlordProps(row), ...canceled },
  });
}

/**
 * Tells the guest that the listing is no longer offered here; not in the owner's name, and without the owner's contact
 * details.
 */
export async function queueClosedMail(tx: Tx, row: BookingRequestRow): Promise<void> {
  const props = { ...(await guestProps(tx, row)), reply: null, checkIn: null, checkOut: null };
  await queueMail(tx, {
    template: 'booking-declined',
    props: { ...props, reason: 'not_offered' },
    to: row.email,
    locale: languageOf(row.locale),
    from: row.listing.userId,
    dedupeKey: keyOf(row.id, 'booking-declined'),
  });
}

/** What the guest is asked to pay; guests from Belgium read the reference as their banks print it. */
export async function findToldPayments(tx: Tx, row: BookingRequestRow) {
  const { id, country } = row;
  const asked = await tx.paymentRequest.findMany({
    where: { bookingRequestId: id, canceledAt: null },
    select: { kind: true, amountCents: true, dueDate: true, reference: true, iban: true, holderName: true },
    orderBy: { id: 'asc' },
  });
  const base = toBaseCents(row);
  return asked.map(({ reference, iban, dueDate, ...payment }) => ({
    ...payment,
    isWhole: isWhole({ kind: payment.kind, amount_cents: payment.amountCents }, asked, base),
    dueDate: utcDateToDay(dueDate),
    reference: country === 'be' ? formatReference(reference) : rfReferenceOf(reference),
    iban: formatIban(iban),
  }));
}

/** Tells the guest that the stay is approved, with whom to contact and, if given, the address. */
export async function queueApprovalMail(
  tx: Tx,
  row: BookingRequestRow,
  { translatedInfo, ...arrival }: ArrivalDetails,
): Promise<void> {
  if (row.email === '') return;
  const info =
    arrival.arrivalInfo === null
      ? null
      : wayInFor(languageOf(row.locale), arrival.arrivalInfo, translatedInfo);
  const decision = await decisionProps(tx, row);
  const payments = await findToldPayments(tx, row);
  const hasAgreement = (await tx.agreement.count({ where: { bookingRequestId: row.id } })) > 0;
  const props = {
    ...decision,
    stay: withTerms(decision.stay, row),
    ...arrival,
    ...(info && { arrivalInfo: info.words, arrivalInfoLocale: info.locale }),
    payments,
    hasAgreement,
  };
  await toGuest(tx, row, { template: 'booking-approved', props });
}

/**
 * Confirms a booking that the landlord entered, as often as they ask for it; `sentAt` distinguishes the mails.
 * `listingName` is the one that an admin checked.
 */
export async function queueConfirmationMail(
  tx: Tx,
  row: BookingRequestRow,
  { listingName, sentAt }: { listingName: string; sentAt: Date },
): Promise<void> {
  const { checkIn, checkOut, token } = await decisionProps(tx, row);
  const props = { checkIn, checkOut, token, stay: { ...stayOf(row), listingName } };
  const change = `booking-confirmed:${sentAt.toISOString()}`;
  await toGuest(tx, row, { template: 'booking-confirmed', props, change });
}

/**
 * Tells the guest of an offer, each time one is made; `words` is the owner's accompanying text, or an admin's on their
 * behalf.
 */
export async function queueOfferMail(
  tx: Tx,
  row: BookingRequestRow,
  { words, byAdmin }: { words: string | null; byAdmin: boolean },
): Promise<void> {
  const offer = toOffer(row);
  if (row.email === '' || !offer) return;
  const guest = await guestProps(tx, row);
  await toGuest(tx, row, {
    template: 'offer-made',
    props: {
      ...guest,
      stay: withTerms(guest.stay, row),
      words,
      byAdmin,
      offer: {
        startDate: utcDateToDay(row.offerStartDate ?? row.startDate),
        endDate: utcDateToDay(row.offerEndDate ?? row.endDate),
        totalCents: offer.total_cents,
      },
    },
    change: `offer-made:${offer.made_at}`,
  });
}

/**
 * Tells a guest who has waited long which other listings are free; `similar` are listings available on the same days.
 */
export async function queueWaitingMail(
  tx: Tx,
  row: BookingRequestRow,
  similar: MailProps<'request-waiting'>['similar'],
): Promise<void> {
  if (row.email === '') return;
  const props = { ...(await guestProps(tx, row)), similar };
  await toGuest(tx, row, { template: 'request-waiting', props });
}

type ToLandlord =
  | 'offer-accepted'
  | 'offer-declined'
  | 'booking-withdrawn'
  | 'canceled-for-landlord'
  | 'change-for-landlord'
  | 'request-reminder';

/** Queues a mail to the owner about a request; a reply to it reaches the guest. */
export async function toLandlord<Name extends ToLandlord>(
  tx: Tx,
  row: BookingRequestRow,
  { template, props, change = template }: { template: Name; props: MailProps<Name>; change?: string },
): Promise<void> {
  const replyTo = row.email === '' ? undefined : row.email;
  const dedupeKey = keyOf(row.id, change);
  await queueMail(tx, { template, props, to: row.listing.user.email, replyTo, dedupeKey });
}

export const landlordProps = (row: BookingRequestRow) => ({
  ownerFirstName: row.listing.user.firstName,
  requestId: row.id,
  slug: row.listing.slug,
  guestName: `${row.firstName} ${row.lastName}`.trim(),
  stay: stayOf(row),
});

/** Tells the owner how the guest answered the offer; `madeAt` distinguishes declined offers. */
export function queueOfferAnswerMail(
  tx: Tx,
  row: BookingRequestRow,
  template: 'offer-accepted' | 'offer-declined',
  madeAt?: string,
): Promise<void> {
  return toLandlord(tx, row, { template, props: landlordProps(row), change: `${template}:${madeAt ?? ''}` });
}

/** Tells the owner that the guest is not coming; after an approval the guest gets proof too. */
export async function queueWithdrawnMails(
  tx: Tx,
  row: BookingRequestRow,
  wasApproved: boolean,
): Promise<void> {
  const canceled = wasApproved ? cancelationProps(row) : {};
  await toLandlord(tx, row, {
    template: 'booking-withdrawn',
    props: { ...landlordProps(row), wasApproved, ...canceled },
  });
  if (!wasApproved || row.email === '') return;
  // The landlord's words with the approval are not part of this.
  const decision = { ...(await decisionProps(tx, row)), reply: null, byAdmin: false };
  await toGuest(tx, row, { template: 'withdrawn-for-guest', props: { ...decision, ...canceled } });
}

/** Reminds the owner that a guest has been waiting for `hours` hours. */
export function queueReminderMail(tx: Tx, row: BookingRequestRow, hours: number): Promise<void> {
  const props = { ...landlordProps(row), hours };
  return toLandlord(tx, row, { template: 'request-reminder', props, change: `reminder:${hours}` });
}
