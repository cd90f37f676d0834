import 'server-only';

import { toFieldErrors } from '@/lib/api/zod';
import { contactRequestInput } from '@/lib/contact-requests/contract';
import { plainArrival } from '@/lib/pages/plain-arrival';
import { route } from '@/lib/paths';
import { plainFormTexts } from '@/lib/texts/plain-form';
import { getContactableListing } from '@/server/contact-requests/find-contactable-listing';
import type { ContactableListing } from '@/server/contact-requests/find-contactable-listing';
import { recordContactRequest } from '@/server/contact-requests/record-contact-request';
import { transaction } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { issueFormToken } from '@/server/http/form-token';
import { acceptFormToken, answerPlainForm, refuseTrapped, spendFormToken } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';

const purposeOf = ({ id }: Pick<ContactableListing, 'id'>) => `contact-request:${id}`;

export function issueContactRequestFormToken(listing: Pick<ContactableListing, 'id'>): string {
  return issueFormToken(purposeOf(listing));
}

async function accept(listing: ContactableListing, form: PlainFormInput): Promise<void> {
  refuseTrapped(form);
  const result = contactRequestInput.safeParse(form);
  if (!result.success) throw invalid(toFieldErrors(result.error));
  const token = acceptFormToken(purposeOf(listing), form);
  await transaction(async (tx) => {
    if (!(await spendFormToken(tx, token))) throw invalid({ body: [plainFormTexts.used] });
    await recordContactRequest(tx, listing, result.data);
  });
}

interface Input {
  params: { id: string };
  body: PlainFormInput;
  address: string;
}

/**
 * POST /api/listings/{id}/contact-requests/form: the form as a browser sends it without script; answers with a page.
 * @throws DomainError listing_not_found
 */
export async function submitPlainContactRequest({ params, body, address }: Input): Promise<Reply> {
  const listing = await getContactableListing(params.id);
  const { slug } = listing;
  return answerPlainForm({
    form: body,
    address,
    page: route('listing.contact-request.create', { slug }),
    done: route('listing.contact-request.thank-you', { slug }, plainArrival),
    accept: () => accept(listing, body),
  });
}
