import 'server-only';

import { recordAudits } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { noteErasure } from '@/server/erasures/journal';
import { lockOwnRequests } from '@/server/features/requests/lock-own-requests';

interface Input {
  actor: Actor;
  query: { ids: number[] };
}

/**
 * DELETE /api/contact-requests/bulk-destroy?ids= . Deletes all of them or none.
 * @throws DomainError not_found
 */
export function destroyContactRequests({ actor, query }: Input): Promise<void> {
  return transaction(async (tx) => {
    await lockOwnRequests(tx, 'contact-requests', actor, query.ids);
    await recordAudits(tx, {
      actor,
      action: 'contact-request.delete',
      subjects: { type: 'contact_request', ids: query.ids },
    });
    await noteErasure(tx, { kind: 'contact-requests', ids: query.ids });
    await tx.contactRequest.deleteMany({ where: { id: { in: query.ids } } });
  });
}
