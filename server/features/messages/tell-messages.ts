import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import { toQuote } from '@/server/features/requests/price-columns';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import type { JobPayloads } from '@/server/jobs/payloads';
import { findSeenName } from '@/server/features/listings/seen-name';
import { enqueue } from '@/server/jobs/enqueue';
import { queuePush } from '@/server/features/push/queue-push';
import { queueMail } from '@/server/mail/queue-mail';
import { ofThread, tellKey } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';
import { isWithheld, withheldSelect } from '@/server/features/requests/withheld';

const select = {
  code: true,
  firstName: true,
  lastName: true,
  email: true,
  locale: true,
  listing: {
    select: {
      id: true,
      slug: true,
      nameHolidayHome: true,
      userId: true,
      ...withheldSelect,
      user: { select: { email: true, firstName: true, ...withheldSelect.user.select } },
    },
  },
} as const;

/** Excludes listings set aside for removal. */
const ofKnownListing = { listing: { removedAt: null } };

async function findTalk(tx: Tx, { kind, id }: Thread) {
  if (kind === 'contact-requests') {
    const question = await tx.contactRequest.findUnique({ where: { id, ...ofKnownListing }, select });
    return question && { ...question, stay: null, isUnproven: false, isApproved: false };
  }
  const request = await tx.bookingRequest.findUnique({
    where: { id, ...ofKnownListing },
    select: {
      ...select,
      manual: true,
      status: true,
      startDate: true,
      endDate: true,
      price: true,
      quote: true,
      agreedTotalCents: true,
      messages: { where: { sender: 'guest' }, select: { id: true }, take: 1 },
    },
  });
  if (!request) return null;
  const { startDate, endDate, price, quote, agreedTotalCents, manual, status, messages, ...talk } = request;
  const stay = {
    startDate: utcDateToDay(startDate),
    endDate: utcDateToDay(endDate),
    price,
    quote: toQuote(quote),
    agreedTotalCents,
  };
  const isApproved = status === 'approved';
  return { ...talk, stay, isUnproven: manual && messages.length === 0, isApproved };
}

type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

const aboutOf = ({ listing, code, stay }: Talk, { messages }: Told) => ({
  slug: listing.slug,
  listingName: listing.nameHolidayHome ?? listing.slug,
  code,
  stay,
  messages,
});

/**
 * The mail to a guest. A guest whose address the landlord typed, and who never wrote here, gets none of the landlord's
 * own text, only the listing name that an admin saw; without such a name, no mail. If the listing was withheld since,
 * only guests with an approved stay there are told.
 */
async function queueForGuest(tx: Tx, thread: Thread, talk: Talk, told: Told): Promise<boolean> {
  const { userId: from, user, id } = talk.listing;
  if (!talk.isApproved && isWithheld(talk.listing)) return true;
  const seen = talk.isUnproven ? await findSeenName(tx, id) : null;
  if (talk.isUnproven && seen === null) return true;
  const locale = languageOf(talk.locale);
  const plain = seen === null ? {} : { firstName: '', slug: null, listingName: seen, messages: [] };
  const isPassed = await queueMail(tx, {
    template: 'messages-for-guest',
    props: {
      firstName: talk.firstName,
      ...aboutOf(talk, told),
      ...plain,
      token: await issueGuestToken(tx, thread),
    },
    to: talk.email,
    locale,
    replyTo: user.email,
    from,
    dedupeKey: `messages:${told.last}`,
  });
  if (isPassed && thread.kind === 'booking-requests')
    await queuePush(tx, { about: 'landlord-wrote', id: thread.id }, { stay: thread.id });
  return isPassed;
}

/** The hosts who, besides the landlord, receive the guests of a listing. */
async function hostsOf(tx: Tx, listingId: number): Promise<number[]> {
  const where = { listingId, role: 'host', userId: { not: null } } as const;
  const rows = await tx.listingManager.findMany({ where, select: { userId: true } });
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Picks the recipient, the reply address and the content; false if the mail has to wait. */
async function queueLetter(
  tx: Tx,
  thread: Thread,
  sender: 'guest' | 'landlord',
  told: Told,
): Promise<boolean> {
  const talk = await findTalk(tx, thread);
  // The guest was anonymised: nobody to write to, and nobody who wrote.
  if (!talk || talk.email === '') return true;
  if (sender === 'landlord') return queueForGuest(tx, thread, talk, told);
  const { user } = talk.listing;
  const guestName = `${talk.firstName} ${talk.lastName}`.trim();
  const props = { ...aboutOf(talk, told), firstName: user.firstName, guestName, requestId: thread.id };
  await queueMail(tx, {
    template: 'messages-for-landlord',
    props: { ...props, kind: thread.kind, locale: languageOf(talk.locale) },
    to: user.email,
    replyTo: talk.email,
    dedupeKey: `messages:${told.last}`,
  });
  const about = thread.kind === 'booking-requests' ? 'guest-wrote' : 'guest-asked';
  const users = talk.isApproved ? await hostsOf(tx, talk.listing.id) : [];
  await queuePush(tx, { about, id: thread.id }, { listing: talk.listing.id, users });
  return true;
}

interface Told {
  /** Oldest first. */
  messages: { body: string; byAdmin: boolean }[];
  /** Id of the newest. */
  last: number;
}

/**
 * The job 'tell-messages': sends one mail with all messages from this side that have not been mailed yet. They are
 * marked in the transaction that queues it, so that each is sent once, however often the job runs.
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
    const messages = rows.map(({ body, byAdmin }) => ({ body, byAdmin }));
    if (await queueLetter(tx, thread, sender, { messages, last })) return;
    // That guest has received too many mails: these messages wait for the next hour, together with any new ones.
    await tx.message.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { toldAt: null } });
    const runAt = new Date(Date.now() + 3_600_000);
    await enqueue(tx, 'tell-messages', { ...thread, sender }, { key: tellKey(thread, sender), runAt });
  });
}
