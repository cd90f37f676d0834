import 'server-only';

import { toPage } from '@/lib/api/envelope';
import { languageOf } from '@/lib/languages/language';
import { MESSAGES_PER_PAGE } from '@/lib/messages/contract';
import type { MessagePage, ThreadMessage } from '@/lib/messages/contract';
import { threadNoteDto } from '@/lib/messages/note';
import type { Message } from '@/prisma/generated/client';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { findThreadOwner } from '@/server/features/messages/find-thread-owner';
import { hostsThread } from '@/server/features/messages/hosts-thread';
import { readMessages } from '@/server/features/messages/read-messages';
import { ofThread } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';
import { mayReadRequest } from '@/server/features/requests/policy';
import type { RequestKind } from '@/server/features/requests/lock-own-requests';

export const toThreadMessage = (row: Message): ThreadMessage => ({
  id: row.id,
  sender: row.sender,
  body: row.body,
  ...(row.note !== null && { note: threadNoteDto.parse(row.note) }),
  ...(row.locale !== null && { locale: languageOf(row.locale) }),
  by_admin: row.byAdmin,
  created_at: row.createdAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
});

/** For the landlord and admins, who also see which messages were sent automatically. */
const toOwnMessage = (row: Message): ThreadMessage => ({ ...toThreadMessage(row), automatic: row.automatic });

interface Shown {
  toMessage?: typeof toThreadMessage;
  /** Whether the site's own notes, which name amounts, are shown too. */
  notes?: boolean;
}

const shownOf = (thread: Thread, notes: boolean) => ({
  ...ofThread(thread),
  ...(!notes && { sender: { not: 'system' as const } }),
});

/** A page of a thread, starting at 1, newest first. */
export async function messagesOf(
  thread: Thread,
  page: number,
  { toMessage = toThreadMessage, notes = true }: Shown = {},
): Promise<ThreadMessage[]> {
  const rows = await prisma().message.findMany({
    where: shownOf(thread, notes),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * MESSAGES_PER_PAGE,
    take: MESSAGES_PER_PAGE,
  });
  return rows.map(toMessage);
}

interface Wanted extends Shown {
  /** Starting at 1. */
  page: number;
  /** Path of the API call. */
  path: string;
}

/** A page of a thread that the caller may read, newest first. */
export async function pageOfThread(
  thread: Thread,
  { page, path, notes = true, ...shown }: Wanted,
): Promise<MessagePage> {
  const [items, total] = await Promise.all([
    messagesOf(thread, page, { ...shown, notes }),
    prisma().message.count({ where: shownOf(thread, notes) }),
  ]);
  return toPage({ items, page, perPage: MESSAGES_PER_PAGE, total, path });
}

interface Input {
  actor: Actor;
  params: { id: number };
  query: { page: number };
}

/**
 * GET /api/booking-requests/{id}/messages, and the same for contact requests. Marks the guest's messages as read by the
 * landlord; not if an admin reads them, even in the landlord's place, or a host. Throws not_found for other people's
 * threads.
 */
export function listMessages(kind: RequestKind) {
  return async ({ actor, params, query }: Input): Promise<MessagePage> => {
    const thread: Thread = { kind, id: params.id };
    const owner = await findThreadOwner(thread);
    const reads = owner !== null && mayReadRequest(actor, owner.userId);
    authorize(reads || (await hostsThread(actor, thread)), 'not_found');
    if (owner?.userId === actor.id && !isByAdmin(actor)) await readMessages(thread, 'landlord');
    const path = `/api/${kind}/${params.id}/messages`;
    return pageOfThread(thread, { page: query.page, path, toMessage: toOwnMessage, notes: reads });
  };
}
