import 'server-only';

import type { BookingRequestInput, BookingRequestReceipt } from '@/lib/booking-requests/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import type { BookableListing } from '@/server/booking-requests/find-bookable-listing';
import { queueNewRequestMails } from '@/server/booking-requests/mails';
import { quoteStay } from '@/lib/stays/quote';
import type { Tx } from '@/server/db';
import { noteMessage } from '@/server/messages/note-message';

/** Writes a judged request with the price of the stay, and the mails to guest and owner. */
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
  const request = await tx.bookingRequest.create({
    data: {
      listingId: listing.id,
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
  const { id, uuid, code } = request;
  await noteMessage(tx, { kind: 'booking-requests', id }, 'guest', input.message);
  await queueNewRequestMails(tx, { id, code, listing, input, quote });
  return { uuid, code, start_date: input.start_date, end_date: input.end_date, price, quote };
}
