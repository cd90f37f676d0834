import 'server-only';

import type { SettingsDto, SettingsInput } from '@/lib/settings/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { readSettings, settingNames } from '@/server/features/settings/read-settings';

interface Input {
  actor: Actor;
  body: SettingsInput;
}

/**
 * PUT /api/settings, for admins; changes are audited. Pages that depend on a setting are re-rendered, so unchanged ones
 * are not written.
 */
export function updateSettings({ actor, body }: Input): Promise<{ data: SettingsDto }> {
  return transaction(async (tx) => {
    const before = await readSettings(tx);
    const changed = settingNames.filter((name) => body[name] !== before[name]);
    for (const key of changed) {
      const value = body[key];
      await tx.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
    }
    await recordAudit(tx, {
      actor,
      action: 'settings.update',
      subject: { type: 'settings', id: null },
      details: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: body[name] }])),
    });
    return { data: body };
  });
}
