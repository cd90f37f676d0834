import 'server-only';

import { createHash, randomBytes } from 'node:crypto';
import { addMonths, dayOfMoment, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

/**
 * The secret links for guests (docs/rules/guest-stays.md#the-link): each mail has its own token, and all tokens of a
 * request open the same page. The table only contains hashes.
 */

/** How long a link works after departure, or after the question. */
const MONTHS_OPEN = 12;

/** What the table contains of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token for a request that is about to be written (`openThread`). */
export const newGuestToken = () => randomBytes(32).toString('base64url');

/** A new token for a mail, in the transaction that queues it. */
export async function issueGuestToken(tx: Tx, thread: Thread): Promise<string> {
  const token = newGuestToken();
  await tx.guestToken.create({ data: { tokenHash: hashToken(token), ...ofThread(thread) } });
  return token;
}

/** The thread that a token opens, or null: one look-up by hash, whatever it looks like. */
export async function findThreadOf(token: string): Promise<Thread | null> {
  const row = await prisma().guestToken.findUnique({
    where: {
      tokenHash: hashToken(token),
      NOT: [
        { bookingRequest: { listing: { removedAt: { not: null } } } },
        { contactRequest: { listing: { removedAt: { not: null } } } },
      ],
    },
    select: {
      bookingRequest: { select: { id: true, endDate: true } },
      contactRequest: { select: { id: true, createdAt: true } },
    },
  });
  const { bookingRequest: stay, contactRequest: question } = row ?? {};
  const isOpen = (from: Day) => todayIn() <= addMonths(from, MONTHS_OPEN);
  if (stay && isOpen(utcDateToDay(stay.endDate))) return { kind: 'booking-requests', id: stay.id };
  if (question && isOpen(dayOfMoment(question.createdAt)))
    return { kind: 'contact-requests', id: question.id };
  return null;
}

/** @throws DomainError not_found for an unknown or expired token */
export async function getThreadOf(token: string): Promise<Thread> {
  const thread = await findThreadOf(token);
  if (!thread) throw new DomainError('not_found');
  return thread;
}

/**
 * The booking request that a token opens.
 * @throws DomainError not_found also for the token of a question
 */
export async function getStayOf(token: string): Promise<number> {
  const { kind, id } = await getThreadOf(token);
  if (kind !== 'booking-requests') throw new DomainError('not_found');
  return id;
}

/** Deletes expired tokens. */
export async function dropClosedTokens(db: Tx, today: Day): Promise<void> {
  const before = { lt: dayToUtcDate(addMonths(today, -MONTHS_OPEN)) };
  await db.guestToken.deleteMany({
    where: { OR: [{ bookingRequest: { endDate: before } }, { contactRequest: { createdAt: before } }] },
  });
}
