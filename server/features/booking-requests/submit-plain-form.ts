import 'server-only';

import { plainArrival } from '@/lib/pages/plain-arrival';
import { repeatedArrival } from '@/lib/pages/repeated-arrival';
import { route } from '@/lib/paths';
import { judgeInput } from '@/server/features/booking-requests/create-booking-request';
import { getBookableListing } from '@/server/features/stays/find-bookable-listing';
import type { BookableListing } from '@/server/features/stays/find-bookable-listing';
import { rememberReceipt } from '@/server/features/booking-requests/receipt';
import { recordBookingRequest } from '@/server/features/booking-requests/record-booking-request';
import { issueFormToken } from '@/server/http/form-token';
import { answerPlainForm, takePlainForm } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';

const purposeOf = ({ id }: Pick<BookableListing, 'id'>) => `booking-request:${id}`;

export function issueBookingFormToken(listing: Pick<BookableListing, 'id'>): string {
  return issueFormToken(purposeOf(listing));
}

interface Input {
  params: { id: string };
  body: PlainFormInput;
  address: string;
}

/**
 * POST /api/listings/{id}/booking-requests/form: the form as submitted without JavaScript; redirects to the thank-you
 * page, or back to the form with what was typed.
 * @throws DomainError listing_not_found
 */
export async function submitPlainForm({ params, body, address }: Input): Promise<Reply> {
  const listing = await getBookableListing(params.id);
  const { slug } = listing;
  return answerPlainForm({
    form: body,
    address,
    page: route('listing.booking-request.create', { slug }),
    done: ({ repeated }) =>
      route(
        'listing.booking-request.thank-you',
        { slug },
        { ...plainArrival, ...(repeated && repeatedArrival) },
      ),
    accept: () =>
      takePlainForm({
        form: body,
        purpose: purposeOf(listing),
        judge: (form) => judgeInput(listing, form),
        record: (tx, input) => recordBookingRequest(tx, listing, input),
      }),
    cookieOf: (receipt) => rememberReceipt(slug, receipt),
  });
}
