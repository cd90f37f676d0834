import 'server-only';

import { GUEST_DATA_MONTHS, settingsDto } from '@/lib/settings/contract';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** Row of `app_settings`. */
export const guestDataMonthsKey = 'guest_data_months';

/** Months after which data that identify guests are removed; 24 unless an admin set another number. */
export async function guestDataMonths(db: Tx = prisma()): Promise<number> {
  const row = await db.appSetting.findUnique({ where: { key: guestDataMonthsKey } });
  const { data } = settingsDto.shape.guest_data_months.safeParse(row?.value);
  return data ?? GUEST_DATA_MONTHS.default;
}
