import 'server-only';

import { createHash } from 'node:crypto';
import { contactInput } from '@/lib/contact/contract';
import { contactFormState } from '@/lib/contact/form-state';
import { route } from '@/lib/paths';
import { takeContactMessage } from '@/server/features/contact/send-contact-message';
import { transaction } from '@/server/db';
import { judge } from '@/server/http/errors';
import { issueFormToken } from '@/server/http/form-token';
import { acceptFormToken, answerPlainForm, refuseTrapped, spendFormToken } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';

const purpose = 'contact';

export const issueContactFormToken = (): string => issueFormToken(purpose);

/**
 * The page with the form is cached for everybody, token included. So a token is not spent alone, but together with its
 * message: the same message sent twice is one message.
 */
async function accept(form: PlainFormInput): Promise<void> {
  refuseTrapped(form);
  const input = judge(contactInput, form);
  const token = acceptFormToken(purpose, form);
  const id = createHash('sha256')
    .update(JSON.stringify([token.id, input]))
    .digest('base64url');
  await transaction(async (tx) => {
    if (await spendFormToken(tx, { ...token, id })) await takeContactMessage(tx, input, id);
  });
}

interface Input {
  body: PlainFormInput;
  address: string;
}

/** POST /api/contact/form: the contact form as submitted without JavaScript; redirects to a page. */
export function submitPlainContactForm({ body, address }: Input): Promise<Reply> {
  const path = route('contact');
  const pageIn = (state: keyof typeof contactFormState.values) =>
    `${route('contact', {}, { [contactFormState.parameter]: contactFormState.values[state] })}#formulier`;
  return answerPlainForm({
    form: body,
    address,
    path,
    page: pageIn('refused'),
    done: () => pageIn('sent'),
    accept: () => accept(body),
  });
}
