import 'server-only';

import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { findSearchAlert } from '@/server/features/search-alerts/find-search-alert';

interface Input {
  params: { token: string };
}

/**
 * POST /api/search-alerts/{token}/confirm: activates the alert. Repeating it changes nothing.
 * @throws DomainError not_found; search_alert_ended
 */
export async function confirmSearchAlert({ params }: Input): Promise<{ message: string }> {
  await transaction(async (tx) => {
    const alert = await findSearchAlert(params.token, tx);
    if (!alert) throw new DomainError('not_found');
    if (alert.state === 'ended') throw new DomainError('search_alert_ended');
    // What opened before is no news: the snapshot separates it exactly, by commit.
    await tx.$executeRaw`
      UPDATE search_alerts SET confirmed_at = now(), confirmed_snapshot = pg_current_snapshot()::text
      WHERE id = ${alert.id} AND confirmed_at IS NULL AND ended_at IS NULL`;
    // It may have been ended meanwhile.
    const after = await findSearchAlert(params.token, tx);
    if (after?.state !== 'watching') throw new DomainError('search_alert_ended');
  });
  return { message: texts.watching };
}
