import 'server-only';

import { createHash } from 'node:crypto';
import { z } from '@/lib/api/zod';
import { messageInput } from '@/lib/messages/contract';
import { route } from '@/lib/paths';
import { agreementInput } from '@/lib/payments/agreement-contract';
import { reviewInput } from '@/lib/reviews/contract';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { acceptAgreementOf } from '@/server/features/guest-stays/accept-agreement';
import { acceptOfferOf, declineOfferOf, readCalendarsOf } from '@/server/features/guest-stays/answer-offer';
import { getStayOf, getThreadOf } from '@/server/features/requests/guest-tokens';
import { withdrawStayOf } from '@/server/features/guest-stays/withdraw-stay';
import { judge } from '@/server/http/errors';
import { issueFormToken } from '@/server/http/form-token';
import { answerPlainForm, takePlainForm } from '@/server/http/plain-form';
import type { PlainFormInput } from '@/server/http/plain-form';
import type { Reply } from '@/server/http/reply';
import { countMessage } from '@/server/features/messages/count-message';
import { sayInThread } from '@/server/features/messages/say-in-thread';
import { writeReview } from '@/server/features/reviews/write-review';

/** The calls of a guest's own page as submitted without JavaScript: each redirects to the page (303). */

export interface GuestForm {
  params: { token: string };
  body: PlainFormInput;
  address: string;
}

/** Form tokens of a page are bound to its link, of which only a hash is signed. */
const purposeOf = (token: string) => `guest-stay:${createHash('sha256').update(token).digest('hex')}`;

/** For the hidden field of a form on the page of this link. */
export const issueGuestFormToken = (token: string): string => issueFormToken(purposeOf(token));

interface Action<Wanted> {
  /** Runs before the transaction. */
  prepare?: () => Promise<void>;
  judge: (form: PlainFormInput) => Wanted;
  record: (tx: Tx, wanted: Wanted) => Promise<unknown>;
}

/** Answers a form of the page: back to it, with what was wrong. */
export function answerGuestForm<Wanted>(
  { params: { token }, body, address }: GuestForm,
  action: Action<Wanted>,
): Promise<Reply> {
  const page = route('guest-stay', { token });
  return answerPlainForm({
    form: body,
    address,
    page,
    done: () => page,
    limit: 'guest-form',
    accept: async () => {
      await action.prepare?.();
      const { judge: judgeForm, record } = action;
      // Whoever has the secret link is not a guessing bot, so no minimum time is needed.
      return takePlainForm({ form: body, purpose: purposeOf(token), youngest: 0, judge: judgeForm, record });
    },
  });
}

/** POST /api/stays/{token}/messages/form */
export async function submitGuestMessage(form: GuestForm): Promise<Reply> {
  const thread = await getThreadOf(form.params.token);
  return answerGuestForm(form, {
    judge: ({ message }) => judge(messageInput, { message }),
    record: async (tx, { message }) => {
      await countMessage(thread, 'guest');
      return sayInThread(tx, thread, { sender: 'guest', body: message, typed: true });
    },
  });
}

/** POST /api/stays/{token}/withdraw/form */
export async function submitWithdrawal(form: GuestForm): Promise<Reply> {
  const id = await getStayOf(form.params.token);
  return answerGuestForm(form, { judge: () => null, record: (tx) => withdrawStayOf(tx, id) });
}

const answeredOffer = z.object({ made_at: z.iso.datetime() });

/** POST /api/stays/{token}/accept-offer/form */
export async function submitAcceptance(form: GuestForm): Promise<Reply> {
  const id = await getStayOf(form.params.token);
  return answerGuestForm(form, {
    prepare: () => readCalendarsOf(id),
    judge: ({ made_at }) => judge(answeredOffer, { made_at }),
    record: (tx, { made_at }) => acceptOfferOf(tx, id, made_at),
  });
}

/** POST /api/stays/{token}/decline-offer/form */
export async function submitRefusal(form: GuestForm): Promise<Reply> {
  const id = await getStayOf(form.params.token);
  return answerGuestForm(form, { judge: () => null, record: (tx) => declineOfferOf(tx, id) });
}

/** POST /api/stays/{token}/agreement/form */
export async function submitAgreement(form: GuestForm): Promise<Reply> {
  const id = await getStayOf(form.params.token);
  return answerGuestForm(form, {
    judge: ({ sha256, name }) => judge(agreementInput, { sha256, name }),
    record: (tx, input) => acceptAgreementOf(tx, id, input),
  });
}

/** POST /api/stays/{token}/review/form */
export async function submitReview(form: GuestForm & { actor: Actor | null }): Promise<Reply> {
  const id = await getStayOf(form.params.token);
  return answerGuestForm(form, {
    judge: ({ rating, cleanliness, location, value, communication, body, name_shown }) =>
      judge(reviewInput, { rating, cleanliness, location, value, communication, body, name_shown }),
    record: (tx, input) => writeReview(tx, id, input, { actor: form.actor }),
  });
}
