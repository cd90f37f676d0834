import 'server-only';

import type { ContactRequestCall } from '@/lib/contact-requests/contract';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { getContactableListing } from '@/server/contact-requests/find-contactable-listing';
import { recordContactRequest } from '@/server/contact-requests/record-contact-request';
import { transaction } from '@/server/db';

interface Input {
  params: { id: string };
  body: ContactRequestCall;
}

/**
 * POST /api/listings/{id}/contact-requests: the request, its two mails and the spent bot-check token in one
 * transaction. The token is judged last, so that a refused request does not spend it.
 * @throws DomainError listing_not_found, invalid on `g_recaptcha_response`
 */
export async function createContactRequest({ params, body }: Input): Promise<{ message: string }> {
  const listing = await getContactableListing(params.id);
  const token = await verifyBotCheck(body.g_recaptcha_response, 'contact_request');
  await transaction(async (tx) => {
    await spendBotCheck(tx, token);
    await recordContactRequest(tx, listing, body);
  });
  return { message: contactRequestFormTexts.sent };
}
