import 'server-only';

import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { findSearchAlert } from '@/server/features/search-alerts/find-search-alert';

interface Input {
  params: { token: string };
}

/**
 * POST /api/search-alerts/{token}/unsubscribe: ends the alert, confirmed or not. Mail programs call it for their reader
 * (RFC 8058). Repeating it changes nothing.
 * @throws DomainError not_found
 */
export async function endSearchAlert({ params }: Input): Promise<{ message: string }> {
  await transaction(async (tx) => {
    const alert = await findSearchAlert(params.token, tx);
    if (!alert) throw new DomainError('not_found');
    await tx.searchAlert.updateMany({
      where: { id: alert.id, endedAt: null },
      data: { endedAt: new Date() },
    });
  });
  return { message: texts.ended };
}
