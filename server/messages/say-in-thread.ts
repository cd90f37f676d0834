import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import type { ThreadMessage } from '@/lib/messages/contract';
import { tellAt } from '@/lib/messages/quiet-hours';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { toThreadMessage } from '@/server/messages/list-messages';
import { ofThread, threadKey } from '@/server/messages/thread';
import type { Thread } from '@/server/messages/thread';

/**
 * A message of one side, with the job that tells the other side of it and of what else was said meanwhile
 * (docs/rules/messages.md#letters).
 */
export async function sayInThread(
  tx: Tx,
  thread: Thread,
  sender: RequestParty,
  body: string,
): Promise<ThreadMessage> {
  const now = new Date();
  const row = await tx.message.create({ data: { ...ofThread(thread), sender, body, createdAt: now } });
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
  const runAt = tellAt({ since: untold?.createdAt ?? now, otherWroteAt: heard?.createdAt ?? null, now });
  const key = `tell-messages:${threadKey(thread)}:${sender}`;
  await enqueue(tx, 'tell-messages', { ...thread, sender }, { key, runAt });
  return toThreadMessage(row);
}
