import 'server-only';

import { recordAudits } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { authorize, DomainError } from '@/server/http/errors';
import { mayManageAlerts } from '@/server/features/search-alerts/policy';

interface Input {
  actor: Actor;
  query: { ids: number[] };
}

/**
 * PUT /api/search-alerts/bulk-end, for admins: ends these alerts. Those that had ended before stay as they are.
 * @throws DomainError forbidden; not_found when one of them does not exist, and then none ends
 */
export async function endSearchAlerts({ actor, query: { ids } }: Input): Promise<void> {
  authorize(mayManageAlerts(actor));
  await transaction(async (tx) => {
    const ended = await tx.searchAlert.updateManyAndReturn({
      where: { id: { in: ids }, endedAt: null },
      data: { endedAt: new Date() },
      select: { id: true },
    });
    if ((await tx.searchAlert.count({ where: { id: { in: ids } } })) < ids.length) {
      throw new DomainError('not_found');
    }
    if (ended.length === 0) return;
    await recordAudits(tx, {
      actor,
      action: 'search-alert.end',
      subjects: { type: 'search_alert', ids: ended.map(({ id }) => id) },
    });
  });
}
