import 'server-only';

import { defaultSettings, settingsDto } from '@/lib/settings/contract';
import type { SettingName, SettingsDto } from '@/lib/settings/contract';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** The keys in `app_settings`. */
export const settingNames = settingsDto.keyof().options;

/** The settings of the site: the stored value, else the default. */
export async function readSettings(db: Tx = prisma()): Promise<SettingsDto> {
  const rows = await db.appSetting.findMany({
    where: { key: { in: settingNames } },
    select: { key: true, value: true },
  });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const read = (name: SettingName) => {
    const { data } = settingsDto.shape[name].safeParse(stored.get(name));
    return data ?? defaultSettings[name];
  };
  return {
    guest_data_months: read('guest_data_months'),
    payment_grace_days: read('payment_grace_days'),
  };
}
