import 'server-only';

import type { InboxReply, InboxThreadDetail } from '@/lib/inbox/contract';
import { languageOf } from '@/lib/languages/language';
import { inboxTexts } from '@/lib/texts/inbox';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { answerAddress } from '@/server/features/inbox/answer-address';
import { loadThread } from '@/server/features/inbox/get-thread';
import { MOST_MESSAGES } from '@/server/features/inbox/limits';
import { mayAnswerVisitors } from '@/server/features/inbox/policy';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';

interface Input {
  actor: Actor;
  params: { id: number };
  body: InboxReply;
}

/**
 * POST /api/admin/inbox/{id}/messages: an answer, which leaves from the site's address; then it is the visitor's turn.
 * Whoever answers takes a thread that nobody had.
 * @throws DomainError forbidden, not_found; conflict (409) if it has changed since, so that nobody answers twice or
 *   past a message they have not read; invalid on `body` in a full thread; too_many_letters (429)
 */
export async function replyToVisitor({ actor, params, body }: Input): Promise<{ data: InboxThreadDetail }> {
  authorize(mayAnswerVisitors(actor));
  const { id } = params;
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const { count } = await tx.inboxThread.updateMany({
      where: { id, version: body.version },
      data: { state: 'waiting', version: { increment: 1 }, lastMessageAt: new Date() },
    });
    await tx.inboxThread.updateMany({ where: { id, assigneeId: null }, data: { assigneeId: actor.id } });
    const thread = await loadThread(tx, id);
    if (count === 0) throw new DomainError('conflict');
    if (thread.messages.length >= MOST_MESSAGES) throw invalid({ body: [inboxTexts.full] });
    const { code } = await tx.inboxThread.findUniqueOrThrow({ where: { id }, select: { code: true } });
    const message = await tx.inboxMessage.create({
      data: { threadId: id, sender: 'staff', authorId: actor.id, body: body.body },
      select: { id: true },
    });
    await queueMail(tx, {
      template: 'inbox-answer',
      props: { name: thread.name, message: body.body },
      to: thread.email,
      locale: languageOf(thread.locale),
      replyTo: answerAddress(code),
      from: actor.id,
      dedupeKey: `inbox:${message.id}`,
    });
    await recordAudit(tx, { actor, action: 'inbox.answer', subject: { type: 'inbox_thread', id } });
    return { data: await loadThread(tx, id) };
  });
}
