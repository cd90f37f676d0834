import 'server-only';

import type { BookingRequestInput, BookingRequestReceipt } from '@/lib/booking-requests/contract';
import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import { queueNewRequestMails } from '@/server/features/booking-requests/mails';
import { quoteDto } from '@/lib/stays/contract';
import { quoteStay } from '@/lib/stays/quote';
import type { Tx } from '@/server/db';
import { noteMessage } from '@/server/features/messages/note-message';
import { refuseTakenAway } from '@/server/features/requests/asked-listing';
import { sentDigest } from '@/server/features/requests/sent-digest';

/**
 * Stores a validated request with the price of the stay, and the mails to guest and owner. If the very same request is
 * already pending, returns that one and mails nobody again.
 * @throws DomainError listing_not_found if the listing was removed since it was loaded
 */
export async function recordBookingRequest(
  tx: Tx,
  listing: BookableListing,
  input: BookingRequestInput,
): Promise<BookingRequestReceipt> {
  const quote = quoteStay(listing.terms, {
    stay: { start: input.start_date, end: input.end_date },
    party: {
      adults: input.number_of_adults,
      children: input.number_of_children,
      pets: input.number_of_pets ?? 0,
    },
    extras: input.extras,
  });
  const { price } = quote;
  const digest = sentDigest(input);
  const [request] = await tx.bookingRequest.createManyAndReturn({
    skipDuplicates: true,
    data: {
      listingId: listing.id,
      sentDigest: digest,
      firstName: input.first_name,
      lastName: input.last_name,
      dateOfBirth: dayToUtcDate(input.date_of_birth),
      email: input.email,
      country: input.country,
      phoneNumber: input.phone_number,
      startDate: dayToUtcDate(input.start_date),
      endDate: dayToUtcDate(input.end_date),
      numberOfAdults: input.number_of_adults,
      numberOfChildren: input.number_of_children,
      numberOfPets: input.number_of_pets ?? 0,
      streetName: input.street_name,
      houseNumber: input.house_number,
      city: input.city,
      message: input.message,
      price,
      quote,
    },
    select: { id: true, uuid: true, code: true },
  });
  if (!request) return firstOf(tx, listing.id, digest);
  const { id, uuid, code } = request;
  await refuseTakenAway(tx, listing.id);
  await noteMessage(tx, { kind: 'booking-requests', id }, 'guest', input.message);
  await queueNewRequestMails(tx, { id, code, listing, input, quote });
  const { start_date, end_date } = input;
  return { uuid, code, start_date, end_date, price, quote, repeated: false };
}

/** The receipt of the identical request that was sent before. */
async function firstOf(tx: Tx, listingId: number, digest: string): Promise<BookingRequestReceipt> {
  const first = await tx.bookingRequest.findFirstOrThrow({
    where: { listingId, sentDigest: digest },
    orderBy: { id: 'desc' },
    select: { uuid: true, code: true, startDate: true, endDate: true, price: true, quote: true },
  });
  return {
    uuid: first.uuid,
    code: first.code,
    start_date: utcDateToDay(first.startDate),
    end_date: utcDateToDay(first.endDate),
    price: first.price,
    quote: quoteDto.parse(first.quote),
    repeated: true,
  };
}
