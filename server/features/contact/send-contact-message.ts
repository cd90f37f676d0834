import 'server-only';

import type { ContactCall, ContactInput } from '@/lib/contact/contract';
import { contactTexts } from '@/lib/texts/contact';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { startThread } from '@/server/features/inbox/start-thread';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * Starts a thread in the inbox, and queues the message to CONTACT_EMAIL; replies to that go to the sender
 * (docs/rules/contact-requests.md#contact-form-of-the-site).
 */
export async function takeContactMessage(tx: Tx, input: ContactInput, id: string): Promise<void> {
  const { name, email, logiesdecreet, message } = input;
  await startThread(tx, input);
  await queueMail(tx, {
    template: 'contact-message',
    props: { name, email, logiesdecreet, message },
    to: env.CONTACT_EMAIL,
    replyTo: email,
    dedupeKey: `contact:${id}`,
  });
}

/**
 * POST /api/contact: stores the mail and the spent bot-check token in one transaction.
 * @throws DomainError invalid on `recaptcha`
 */
export async function sendContactMessage({ body }: { body: ContactCall }): Promise<{ message: string }> {
  const token = await verifyBotCheck(body.recaptcha, 'contact');
  await transaction(async (tx) => {
    await spendBotCheck(tx, token);
    await takeContactMessage(tx, body, token.id);
  });
  return { message: contactTexts.sent };
}
