import 'server-only';

import { bookingRequestInputFor } from '@/lib/booking-requests/contract';
import type {
  BookingRequestCall,
  BookingRequestInput,
  BookingRequestReceipt,
} from '@/lib/booking-requests/contract';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { getBookableListing } from '@/server/booking-requests/find-bookable-listing';
import type { BookableListing } from '@/server/booking-requests/find-bookable-listing';
import { recordBookingRequest } from '@/server/booking-requests/record-booking-request';
import { transaction } from '@/server/db';
import { judge } from '@/server/http/errors';

/**
 * Judges what was filled in by the listing's own terms.
 * @throws DomainError invalid, with every fault at its field
 */
export const judgeInput = (listing: BookableListing, input: unknown): BookingRequestInput =>
  judge(bookingRequestInputFor(listing.terms), input);

interface Input {
  params: { id: string };
  body: BookingRequestCall;
}

/**
 * POST /api/listings/{id}/booking-requests: the request, its two mails and the spent bot-check token in one
 * transaction. The token is judged last, so that a request that is refused does not spend it.
 * @throws DomainError listing_not_found, invalid
 */
export async function createBookingRequest({
  params,
  body,
}: Input): Promise<{ data: BookingRequestReceipt }> {
  const listing = await getBookableListing(params.id);
  const input = judgeInput(listing, body);
  const token = await verifyBotCheck(body.g_recaptcha_response, 'booking_request');
  const data = await transaction(async (tx) => {
    await spendBotCheck(tx, token);
    return recordBookingRequest(tx, listing, input);
  });
  return { data };
}
