import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { utcDateToDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Language } from '@/lib/languages/language';
import type { ThreadMessage } from '@/lib/messages/contract';
import { tellAt } from '@/lib/messages/quiet-hours';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/enqueue';
import { holdGuestOf } from '@/server/lock-order';
import { toThreadMessage } from '@/server/features/messages/list-messages';
import { ofThread, tellKey, threadKey } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

interface Words {
  sender: RequestParty;
  body: string;
  /** An admin writes in the landlord's place. */
  byAdmin?: boolean;
  /** A reply template that is sent automatically. */
  automatic?: boolean;
  /** Somebody typed it, and may send it again if no response arrives. */
  typed?: boolean;
  /** Set if the body is known to be in a language other than its sender's. */
  locale?: Language;
}

/** The days approved in this thread; null if it is not about a stay. */
async function findStay(tx: Tx, { kind, id }: Thread): Promise<DayRange | null> {
  if (kind === 'contact-requests') return null;
  const stay = await tx.bookingRequest.findUnique({
    where: { id, status: 'approved' },
    select: { startDate: true, endDate: true },
  });
  return stay && { start: utcDateToDay(stay.startDate), end: utcDateToDay(stay.endDate) };
}

/** For how long the same text counts as the same message, in milliseconds. */
const SENT_AGAIN_MS = 10 * 60_000;

/**
 * The newest message of the thread, if it is recent and has the same text as this one: clients that got no response
 * send it again. Of two concurrent calls, the second waits and finds the message of the first.
 */
async function findSent(tx: Tx, thread: Thread, { sender, body, byAdmin = false }: Words, now: Date) {
  const name = `words:${threadKey(thread)}:${sender}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const newest = await tx.message.findFirst({
    where: ofThread(thread),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  if (!newest || now.getTime() - newest.createdAt.getTime() > SENT_AGAIN_MS) return null;
  const isSame = newest.sender === sender && newest.body === body && newest.byAdmin === byAdmin;
  return isSame && !newest.automatic ? newest : null;
}

/**
 * Adds a message from one side, with the job that mails the other side about it and other recent messages
 * (docs/rules/messages.md#letters). A repeated message is stored and mailed once (docs/rules/messages.md#sent-again).
 * @throws DomainError not_found; guest_gone (409) for the landlord, if the guest was removed meanwhile
 */
export async function sayInThread(tx: Tx, thread: Thread, words: Words): Promise<ThreadMessage> {
  const { sender, body, byAdmin = false, automatic = false, typed = false, locale } = words;
  if (!(await holdGuestOf(tx, thread)))
    throw new DomainError(sender === 'guest' ? 'not_found' : 'guest_gone');
  const now = new Date();
  const sent = typed && (await findSent(tx, thread, words, now));
  if (sent) return toThreadMessage(sent);
  const row = await tx.message.create({
    data: { ...ofThread(thread), sender, body, byAdmin, automatic, locale, createdAt: now },
  });
  const untold = await tx.message.findFirst({
    where: { ...ofThread(thread), sender, toldAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true },
  });
  const heard = await tx.message.findFirst({
    where: { ...ofThread(thread), sender: sender === 'guest' ? 'landlord' : 'guest' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { createdAt: true },
  });
  const stay = await findStay(tx, thread);
  const runAt = tellAt({
    since: untold?.createdAt ?? now,
    otherWroteAt: heard?.createdAt ?? null,
    stay,
    now,
  });
  await enqueue(tx, 'tell-messages', { ...thread, sender }, { key: tellKey(thread, sender), runAt });
  return toThreadMessage(row);
}
