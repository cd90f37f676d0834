import 'server-only';

import type { SearchAlertCall } from '@/lib/search-alerts/contract';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { transaction } from '@/server/db';
import { judgeRequestedAlert, recordSearchAlert } from '@/server/features/search-alerts/record-search-alert';

/**
 * POST /api/search-alerts: stores the alert, its confirmation mail and the spent bot-check token in one transaction.
 * The response is the same whatever is known of the address.
 * @throws DomainError invalid
 */
export async function createSearchAlert({ body }: { body: SearchAlertCall }): Promise<{ message: string }> {
  const alert = await judgeRequestedAlert(body);
  const token = await verifyBotCheck(body.g_recaptcha_response, 'search_alert');
  await transaction(async (tx) => {
    await spendBotCheck(tx, token);
    await recordSearchAlert(tx, alert);
  });
  return { message: texts.sentText };
}
