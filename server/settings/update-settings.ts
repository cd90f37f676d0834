import 'server-only';

import type { SettingsDto, SettingsInput } from '@/lib/settings/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { guestDataMonths, guestDataMonthsKey } from '@/server/settings/guest-data-months';

interface Input {
  actor: Actor;
  body: SettingsInput;
}

/** PUT /api/settings, for admins; the change is in the audit log. Pages that mention it are rendered anew. */
export function updateSettings({ actor, body }: Input): Promise<{ data: SettingsDto }> {
  return transaction(async (tx) => {
    const from = await guestDataMonths(tx);
    const { guest_data_months: to } = body;
    await tx.appSetting.upsert({
      where: { key: guestDataMonthsKey },
      create: { key: guestDataMonthsKey, value: to },
      update: { value: to },
    });
    await recordAudit(tx, {
      actor,
      action: 'settings.update',
      subject: { type: 'settings', id: null },
      details: { guest_data_months: { from, to } },
    });
    return { data: { guest_data_months: to } };
  });
}
