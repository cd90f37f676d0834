import 'server-only';

import type { ContactRequestCall, SentQuestion } from '@/lib/contact-requests/contract';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { getContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import { recordContactRequest } from '@/server/features/contact-requests/record-contact-request';
import { transaction } from '@/server/db';

interface Input {
  params: { id: string };
  body: ContactRequestCall;
}

/**
 * POST /api/listings/{id}/contact-requests: stores the request, its two mails and the spent bot-check token in one
 * transaction. The token is checked last, so that a rejected request does not spend it.
 * @throws DomainError listing_not_found, invalid on `g_recaptcha_response`
 */
export async function createContactRequest({ params, body }: Input): Promise<SentQuestion> {
  const listing = await getContactableListing(params.id);
  const { g_recaptcha_response: answer, ...input } = body;
  const token = await verifyBotCheck(answer, 'contact_request');
  const { repeated } = await transaction(async (tx) => {
    await spendBotCheck(tx, token);
    return recordContactRequest(tx, listing, input);
  });
  const { sent, sentBefore } = contactRequestFormTexts;
  return { message: repeated ? sentBefore.title : sent, repeated };
}
