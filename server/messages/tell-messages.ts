import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import { toQuote } from '@/server/booking-requests/price-columns';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { issueGuestToken } from '@/server/guest-stays/tokens';
import type { JobPayloads } from '@/server/jobs/payloads';
import { queueMail } from '@/server/mail/queue-mail';
import { ofThread } from '@/server/messages/thread';
import type { Thread } from '@/server/messages/thread';

const select = {
  code: true,
  firstName: true,
  lastName: true,
  email: true,
  listing: {
    select: { slug: true, nameHolidayHome: true, user: { select: { email: true, firstName: true } } },
  },
} as const;

async function findTalk(tx: Tx, { kind, id }: Thread) {
  if (kind === 'contact-requests') {
    const question = await tx.contactRequest.findUnique({ where: { id }, select });
    return question && { ...question, stay: null };
  }
  const request = await tx.bookingRequest.findUnique({
    where: { id },
    select: { ...select, startDate: true, endDate: true, price: true, quote: true, agreedTotalCents: true },
  });
  if (!request) return null;
  const { startDate, endDate, price, quote, agreedTotalCents, ...talk } = request;
  const stay = {
    startDate: utcDateToDay(startDate),
    endDate: utcDateToDay(endDate),
    price,
    quote: toQuote(quote),
    agreedTotalCents,
  };
  return { ...talk, stay };
}

/** Who is told, by whom a reply is read, and what the letter says. */
async function queueLetter(tx: Tx, thread: Thread, sender: 'guest' | 'landlord', told: Told): Promise<void> {
  const talk = await findTalk(tx, thread);
  // The guest was made anonymous: nobody to write to, and nobody who wrote.
  if (!talk || talk.email === '') return;
  const { user } = talk.listing;
  const about = {
    slug: talk.listing.slug,
    listingName: talk.listing.nameHolidayHome ?? talk.listing.slug,
    code: talk.code,
    stay: talk.stay,
    messages: told.messages,
  };
  const dedupeKey = `messages:${told.last}`;
  if (sender === 'landlord')
    return queueMail(tx, {
      template: 'messages-for-guest',
      props: { ...about, firstName: talk.firstName, token: await issueGuestToken(tx, thread) },
      to: talk.email,
      replyTo: user.email,
      dedupeKey,
    });
  const guestName = `${talk.firstName} ${talk.lastName}`.trim();
  return queueMail(tx, {
    template: 'messages-for-landlord',
    props: { ...about, firstName: user.firstName, guestName, requestId: thread.id, kind: thread.kind },
    to: user.email,
    replyTo: talk.email,
    dedupeKey,
  });
}

interface Told {
  /** The oldest first. */
  messages: { body: string; byAdmin: boolean }[];
  /** Id of the newest. */
  last: number;
}

/**
 * The job 'tell-messages': one letter with everything that this side wrote and no letter told of. Messages are marked in
 * the transaction that queues it, so that each goes out once, whoever runs the job how often.
 */
export async function tellMessages({ sender, ...thread }: JobPayloads['tell-messages']): Promise<void> {
  await transaction(async (tx) => {
    const marked = await tx.message.updateManyAndReturn({
      where: { ...ofThread(thread), sender, toldAt: null },
      data: { toldAt: new Date() },
      select: { id: true, body: true, byAdmin: true },
    });
    const rows = marked.toSorted((a, b) => a.id - b.id);
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    await queueLetter(tx, thread, sender, { messages: rows.map(({ body, byAdmin }) => ({ body, byAdmin })), last });
  });
}
