import 'server-only';

import { transaction } from '@/server/db';
import { MOST_MESSAGES } from '@/server/features/inbox/limits';
import { parseAnswer } from '@/server/features/inbox/parse-answer';
import { log } from '@/server/log';

/**
 * Processes a mail from the site's mailbox. A visitor's answer is known by the code in the address it was sent to,
 * which only the visitor got; it reopens the thread, once however often the mail is read. Any other mail is ignored.
 * Returns whether it counted.
 */
export async function takeAnswer(raw: Uint8Array): Promise<boolean> {
  const answer = await parseAnswer(raw).catch(() => null);
  if (!answer) return false;
  return transaction(async (tx) => {
    const thread = await tx.inboxThread.findFirst({
      where: { code: { in: answer.codes } },
      select: { id: true, _count: { select: { messages: true } } },
    });
    if (!thread || thread._count.messages >= MOST_MESSAGES) return false;
    // The key covers mail and thread, so that nobody's mail can block another's.
    const sourceKey = `${answer.key.slice(0, 48)}-${thread.id}`;
    const { count } = await tx.inboxMessage.createMany({
      data: [{ threadId: thread.id, sender: 'visitor', body: answer.body, sourceKey }],
      skipDuplicates: true,
    });
    if (count === 0) return false;
    await tx.inboxThread.update({
      where: { id: thread.id },
      data: { state: 'open', version: { increment: 1 }, lastMessageAt: new Date() },
    });
    log.info({ thread: thread.id }, 'a visitor answered');
    return true;
  });
}
