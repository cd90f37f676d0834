import 'server-only';

import type { BookingRequestInput, BookingRequestReceipt } from '@/lib/booking-requests/contract';
import { partyOfFields } from '@/lib/booking-requests/party';
import { termsAsked } from '@/lib/booking-requests/refund';
import { todayIn } from '@/lib/dates/day';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import { queueNewRequestMails } from '@/server/features/booking-requests/mails';
import { quoteDto } from '@/lib/stays/contract';
import { quoteStay } from '@/lib/stays/quote';
import type { SqlTx } from '@/server/db';
import { newGuestToken } from '@/server/features/requests/guest-tokens';
import { openThread } from '@/server/features/requests/open-thread';
import { queuePush } from '@/server/features/push/queue-push';
import { sentDigest } from '@/server/features/requests/sent-digest';

/** A receipt with the token of the guest's own page; null for a repeat, which somebody else may have sent. */
export type RecordedRequest = BookingRequestReceipt & { token: string | null };

/**
 * Stores a validated request with the price and the terms of the stay, and the mails to guest and owner. If the very
 * same request is already pending, returns that one and mails nobody again.
 * @throws DomainError listing_not_found if the listing was removed since it was loaded
 */
export async function recordBookingRequest(
  tx: SqlTx,
  listing: BookableListing,
  input: BookingRequestInput,
): Promise<RecordedRequest> {
  const quote = quoteStay(listing.terms, {
    stay: { start: input.start_date, end: input.end_date },
    party: partyOfFields(input),
    extras: input.extras,
  });
  const { price } = quote;
  const terms = termsAsked(listing, input.start_date, todayIn());
  const digest = sentDigest(input);
  // Prisma's own way to skip duplicates is planned anew for every request.
  const [request] = await tx.$queryRaw<{ id: number; uuid: string; code: string }[]>`
    INSERT INTO booking_requests (listing_id, sent_digest, first_name, last_name, date_of_birth, email, country,
      phone_number, start_date, end_date, number_of_adults, number_of_children, number_of_babies,
      number_of_pets, other_guests, street_name, house_number, city, message, price, quote, terms, locale)
    VALUES (${listing.id}::int, ${digest}, ${input.first_name}, ${input.last_name}, ${input.date_of_birth}::date,
      ${input.email}, ${input.country}, ${input.phone_number}, ${input.start_date}::date, ${input.end_date}::date,
      ${input.number_of_adults}::int, ${input.number_of_children}::int, ${input.number_of_babies}::int,
      ${input.number_of_pets ?? 0}::int, ${othersOf(input)}::jsonb, ${input.street_name}, ${input.house_number}, ${input.city},
      ${input.message}, ${price}::int, ${JSON.stringify(quote)}::jsonb, ${JSON.stringify(terms)}::jsonb,
      ${input.locale})
    ON CONFLICT DO NOTHING RETURNING id, uuid::text AS uuid, code`;
  if (!request) return firstOf(tx, listing.id, digest);
  const { id, uuid, code } = request;
  // One for the mail, and one for the page that follows the form.
  const [mailed, shown] = [newGuestToken(), newGuestToken()];
  const opening = { listingId: listing.id, message: input.message, tokens: [mailed, shown] };
  await openThread(tx, { kind: 'booking-requests', id }, opening);
  await queueNewRequestMails(tx, { id, code, listing, input, quote, terms, token: mailed });
  await queuePush(tx, { about: 'request-new', id }, { listing: listing.id });
  const { start_date, end_date } = input;
  return { uuid, code, start_date, end_date, price, quote, repeated: false, token: shown };
}

/** In the column's format; null if the guest named nobody. */
const othersOf = ({ other_guests: others = [] }: BookingRequestInput): string | null =>
  others.length > 0 ? JSON.stringify(others) : null;

/** The receipt of the identical request that was sent before. */
async function firstOf(tx: SqlTx, listingId: number, digest: string): Promise<RecordedRequest> {
  const [first] = await tx.$queryRaw<[Omit<BookingRequestReceipt, 'repeated'>]>`
    SELECT uuid::text AS uuid, code, start_date::text AS start_date, end_date::text AS end_date, price, quote
    FROM booking_requests WHERE listing_id = ${listingId} AND sent_digest = ${digest} ORDER BY id DESC LIMIT 1`;
  return { ...first, quote: quoteDto.parse(first.quote), repeated: true, token: null };
}
