import 'server-only';

import type { GuestPage, GuestStay } from '@/lib/guest-stays/contract';
import { findArrivalDetails } from '@/server/features/booking-requests/find-arrival-details';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { guestQuestionSelect, guestStaySelect } from '@/server/features/guest-stays/select';
import { toGuestQuestion, toGuestStay } from '@/server/features/guest-stays/serialize';
import { findThreadOf, getThreadOf } from '@/server/features/requests/guest-tokens';
import { messagesOf } from '@/server/features/messages/list-messages';
import { readMessages } from '@/server/features/messages/read-messages';
import type { Thread } from '@/server/features/requests/thread';
import { isOwnStay } from '@/server/features/reviews/own-stay';

/**
 * What a guest may see of their own request, with a page of its thread.
 * @throws DomainError not_found if it was deleted meanwhile
 */
export async function loadGuestStay(id: number, page = 1): Promise<GuestStay> {
  const thread: Thread = { kind: 'booking-requests', id };
  const [row, messages] = await Promise.all([
    prisma().bookingRequest.findUnique({ where: { id }, select: guestStaySelect }),
    messagesOf(thread, page),
  ]);
  if (!row) throw new DomainError('not_found');
  const arrival = row.status === 'approved' ? await findArrivalDetails(prisma(), id) : null;
  const stay = toGuestStay(row, messages, arrival);
  return stay.review === 'open' && (await isOwnStay(prisma(), id)) ? { ...stay, review: null } : stay;
}

async function loadQuestion(id: number, page: number): Promise<GuestPage> {
  const [row, messages] = await Promise.all([
    prisma().contactRequest.findUnique({ where: { id }, select: guestQuestionSelect }),
    messagesOf({ kind: 'contact-requests', id }, page),
  ]);
  if (!row) throw new DomainError('not_found');
  return toGuestQuestion(row, messages);
}

/** Opens the page, which marks the landlord's messages as read. */
async function open(thread: Thread, page = 1): Promise<GuestPage> {
  await readMessages(thread, 'guest');
  return thread.kind === 'booking-requests' ? loadGuestStay(thread.id, page) : loadQuestion(thread.id, page);
}

interface Input {
  params: { token: string };
}

/**
 * GET /api/stays/{token}
 * @throws DomainError not_found
 */
export async function getGuestPage({ params }: Input): Promise<{ data: GuestPage }> {
  return { data: await open(await getThreadOf(params.token)) };
}

/** The same for the page, with one page of the thread; null if the token is not valid. */
export async function findGuestPage(token: string, page: number): Promise<GuestPage | null> {
  const thread = await findThreadOf(token);
  return thread && open(thread, page);
}
