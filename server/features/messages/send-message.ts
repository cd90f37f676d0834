import 'server-only';

import type { MessageInput, ThreadMessage } from '@/lib/messages/contract';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { countMessage } from '@/server/features/messages/count-message';
import { findThreadOwner } from '@/server/features/messages/find-thread-owner';
import { hostsThread } from '@/server/features/messages/hosts-thread';
import { sayInThread } from '@/server/features/messages/say-in-thread';
import type { Thread } from '@/server/features/requests/thread';
import { mayReadRequest } from '@/server/features/requests/policy';
import type { RequestKind } from '@/server/features/requests/lock-own-requests';

interface Input {
  actor: Actor;
  params: { id: number };
  body: MessageInput;
}

/**
 * POST /api/booking-requests/{id}/messages, and the same for contact requests: sends the landlord's message to the
 * guest, whether the landlord or one of their hosts writes it. Throws not_found for other people's requests; forbidden
 * for admins, who may only read; guest_gone, guest_has_no_page, home_withheld (409); too_many_requests (429).
 */
export function sendMessage(kind: RequestKind) {
  return async ({ actor, params, body }: Input): Promise<{ data: ThreadMessage }> => {
    const thread: Thread = { kind, id: params.id };
    const owner = await findThreadOwner(thread);
    if (owner?.userId !== actor.id && !(await hostsThread(actor, thread))) {
      authorize(owner !== null && mayReadRequest(actor, owner.userId), 'not_found');
      throw new DomainError('forbidden');
    }
    if (owner?.hasNoPage) throw new DomainError('guest_has_no_page');
    if (owner?.isAnonymous) throw new DomainError('guest_gone');
    if (owner?.isClosed) throw new DomainError('home_withheld');
    await countMessage(thread, 'landlord');
    const data = await transaction(async (tx) => {
      if (kind === 'booking-requests')
        await tx.bookingRequest.updateMany({
          where: { id: params.id, answeredAt: null },
          data: { answeredAt: new Date() },
        });
      const words = { sender: 'landlord', body: body.message, typed: true } as const;
      return sayInThread(tx, thread, { ...words, byAdmin: isByAdmin(actor) });
    });
    return { data };
  };
}
