import 'server-only';

import { bookingRequestInputFor } from '@/lib/booking-requests/contract';
import type { BookingRequestCall, BookingRequestInput } from '@/lib/booking-requests/contract';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { getBookableListing } from '@/server/features/stays/find-bookable-listing';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import { rememberReceipt } from '@/server/features/booking-requests/receipt';
import { recordBookingRequest } from '@/server/features/booking-requests/record-booking-request';
import { sqlTransaction } from '@/server/db';
import { judge } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * Validates the form by the listing's own terms.
 * @throws DomainError invalid, with every error at its field
 */
export const judgeInput = (listing: BookableListing, input: unknown): BookingRequestInput =>
  judge(bookingRequestInputFor(listing.terms), input);

interface Input {
  params: { id: string };
  body: BookingRequestCall;
}

/**
 * POST /api/listings/{id}/booking-requests: stores the request, its two mails and the spent bot-check token in one
 * transaction; a cookie carries the receipt to the thank-you page. The token is checked last, so that a rejected
 * request does not spend it.
 * @throws DomainError listing_not_found, invalid
 */
export async function createBookingRequest({ params, body }: Input): Promise<Reply> {
  const listing = await getBookableListing(params.id);
  const input = judgeInput(listing, body);
  const token = await verifyBotCheck(body.g_recaptcha_response, 'booking_request');
  const { token: own, ...data } = await sqlTransaction(async (tx) => {
    await spendBotCheck(tx, token);
    return recordBookingRequest(tx, listing, input);
  });
  return reply({ data }, { cookies: [rememberReceipt(listing.slug, { uuid: data.uuid, token: own })] });
}
