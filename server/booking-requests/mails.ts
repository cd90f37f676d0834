import 'server-only';

import type { MailProps } from '@/emails/catalogue';
import type { BookingRequestInput } from '@/lib/booking-requests/contract';
import { utcDateToDay } from '@/lib/dates/day';
import type { Quote } from '@/lib/stays/quote';
import type { ArrivalDetails } from '@/server/booking-requests/find-arrival-details';
import { toQuote } from '@/server/booking-requests/serialize';
import type { BookableListing } from '@/server/booking-requests/find-bookable-listing';
import type { BookingRequestRow } from '@/server/booking-requests/select';
import { timeOfColumn } from '@/server/columns';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/** One change, one mail: the key names both. */
const keyOf = (id: number, change: string) => `booking-request:${id}:${change}`;

interface NewRequest {
  id: number;
  uuid: string;
  listing: BookableListing;
  input: BookingRequestInput;
  quote: Quote;
}

/** A receipt for the guest, and the news for owners who want mail (docs/rules/mail.md#letters). */
export async function queueNewRequestMails(
  tx: Tx,
  { id, uuid, listing, input, quote }: NewRequest,
): Promise<void> {
  const stay = {
    number: uuid,
    listingName: listing.name,
    startDate: input.start_date,
    endDate: input.end_date,
    adults: input.number_of_adults,
    children: input.number_of_children,
    pets: input.number_of_pets ?? 0,
    price: quote.price,
    quote,
  };
  await queueMail(tx, {
    template: 'booking-received',
    props: { slug: listing.slug, stay },
    to: input.email,
    dedupeKey: keyOf(id, 'received'),
  });
  if (!listing.owner.receiveEmails) return;
  await queueMail(tx, {
    template: 'booking-new',
    props: {
      ownerFirstName: listing.owner.firstName,
      requestId: id,
      guestName: `${input.first_name} ${input.last_name}`,
      guestEmail: input.email,
      guestPhone: input.phone_number,
      message: input.message,
      stay,
    },
    to: listing.owner.email,
    replyTo: input.email,
    dedupeKey: keyOf(id, 'new'),
  });
}

/** What every letter about a decision tells. */
function decisionProps(row: BookingRequestRow): MailProps<'booking-declined' | 'booking-canceled'> {
  return {
    firstName: row.firstName,
    slug: row.listing.slug,
    reply: row.reply,
    checkIn: row.checkIn && timeOfColumn(row.checkIn),
    checkOut: row.checkOut && timeOfColumn(row.checkOut),
    stay: {
      number: row.uuid,
      listingName: row.listing.nameHolidayHome ?? row.listing.slug,
      startDate: utcDateToDay(row.startDate),
      endDate: utcDateToDay(row.endDate),
      adults: row.numberOfAdults,
      children: row.numberOfChildren,
      pets: row.numberOfPets,
      price: row.price,
      quote: toQuote(row.quote),
    },
  };
}

/** Tells the guest that the stay is off. A guest whose data were made anonymous has no address any more. */
export async function queueRefusalMail(
  tx: Tx,
  template: 'booking-declined' | 'booking-canceled',
  row: BookingRequestRow,
): Promise<void> {
  if (row.email === '') return;
  const dedupeKey = keyOf(row.id, template);
  await queueMail(tx, { template, props: decisionProps(row), to: row.email, dedupeKey });
}

/** Tells the guest that the stay is on, with whom to ask and, where it is given, the address. */
export async function queueApprovalMail(
  tx: Tx,
  row: BookingRequestRow,
  { ownerEmail, ...arrival }: ArrivalDetails,
): Promise<void> {
  if (row.email === '') return;
  await queueMail(tx, {
    template: 'booking-approved',
    props: { ...decisionProps(row), ...arrival },
    to: row.email,
    replyTo: ownerEmail,
    dedupeKey: keyOf(row.id, 'booking-approved'),
  });
}
