import 'server-only';

import { contactRequestInput } from '@/lib/contact-requests/contract';
import { plainArrival } from '@/lib/pages/plain-arrival';
import { repeatedArrival } from '@/lib/pages/repeated-arrival';
import { route } from '@/lib/paths';
import { getContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import type { ContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import { recordContactRequest } from '@/server/features/contact-requests/record-contact-request';
import { judge } from '@/server/http/errors';
import { issueFormToken } from '@/server/http/form-token';
import { answerPlainForm, takePlainForm } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';

const purposeOf = ({ id }: Pick<ContactableListing, 'id'>) => `contact-request:${id}`;

export function issueContactRequestFormToken(listing: Pick<ContactableListing, 'id'>): string {
  return issueFormToken(purposeOf(listing));
}

interface Input {
  params: { id: string };
  body: PlainFormInput;
  address: string;
}

/**
 * POST /api/listings/{id}/contact-requests/form: the form as submitted without JavaScript; redirects to a page.
 * @throws DomainError listing_not_found
 */
export async function submitPlainContactRequest({ params, body, address }: Input): Promise<Reply> {
  const listing = await getContactableListing(params.id);
  const { slug } = listing;
  return answerPlainForm({
    form: body,
    address,
    page: route('listing.contact-request.create', { slug }),
    done: ({ repeated }) =>
      route(
        'listing.contact-request.thank-you',
        { slug },
        { ...plainArrival, ...(repeated && repeatedArrival) },
      ),
    accept: () =>
      takePlainForm({
        form: body,
        purpose: purposeOf(listing),
        judge: (form) => judge(contactRequestInput, form),
        record: (tx, input) => recordContactRequest(tx, listing, input),
      }),
  });
}
