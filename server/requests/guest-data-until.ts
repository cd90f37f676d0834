import 'server-only';

import { addMonths } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { prisma } from '@/server/db';

/** Row of `app_settings` that holds another number of months. */
const settingKey = 'guest_data_months';
const defaultMonths = 24;

/** The day up to which what tells who a guest was goes: 24 months back, or as the setting says. */
export async function guestDataUntil(today: Day): Promise<Day> {
  const row = await prisma().appSetting.findUnique({ where: { key: settingKey } });
  const isSet = typeof row?.value === 'number' && row.value >= 1;
  return addMonths(today, -(isSet ? Math.floor(Number(row.value)) : defaultMonths));
}
