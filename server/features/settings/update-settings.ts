import 'server-only';

import { isDeepStrictEqual } from 'node:util';
import type { SettingsDto, SettingsInput } from '@/lib/settings/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { readSettings, settingNames } from '@/server/features/settings/read-settings';

interface Input {
  actor: Actor;
  body: SettingsInput;
}

/** Fields of the strip that are left out stay unchanged. */
function withChanges(before: SettingsDto, { reviews_strip: strip, ...numbers }: SettingsInput): SettingsDto {
  const { text = before.reviews_strip.text, hidden = before.reviews_strip.hidden } = strip ?? {};
  return { ...numbers, reviews_strip: { text, hidden } };
}

/**
 * PUT /api/settings, for admins; changes are audited. Pages that depend on a setting are re-rendered, so unchanged ones
 * are not written.
 */
export function updateSettings({ actor, body }: Input): Promise<{ data: SettingsDto }> {
  return transaction(async (tx) => {
    const before = await readSettings(tx);
    const after = withChanges(before, body);
    const changed = settingNames.filter((name) => !isDeepStrictEqual(after[name], before[name]));
    for (const key of changed) {
      const value = after[key];
      await tx.appSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
    }
    await recordAudit(tx, {
      actor,
      action: 'settings.update',
      subject: { type: 'settings', id: null },
      details: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])),
    });
    return { data: after };
  });
}
