import 'server-only';

import type { z } from '@/lib/api/zod';
import { defaultSettings, settingsDto } from '@/lib/settings/contract';
import type { SettingName, SettingsDto } from '@/lib/settings/contract';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** The keys in `app_settings`. */
export const settingNames = settingsDto.keyof().options;

const schemas: { [Name in SettingName]: z.ZodType<SettingsDto[Name]> } = settingsDto.shape;

/** The settings of the site: the stored value, else the default. */
export async function readSettings(db: Tx = prisma()): Promise<SettingsDto> {
  const rows = await db.appSetting.findMany({
    where: { key: { in: settingNames } },
    select: { key: true, value: true },
  });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <Name extends SettingName>(name: Name): SettingsDto[Name] => {
    const { data } = schemas[name].safeParse(stored.get(name));
    return data ?? defaultSettings[name];
  };
  return {
    guest_data_months: read('guest_data_months'),
    reviews_strip: read('reviews_strip'),
  };
}
