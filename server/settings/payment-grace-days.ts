import 'server-only';

import { z } from '@/lib/api/zod';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** Row of `app_settings`. */
export const paymentGraceDaysKey = 'payment_grace_days';

/** Days that a listing stays online after a payment was refused; 14 unless an admin set another number. */
export async function paymentGraceDays(db: Tx = prisma()): Promise<number> {
  const row = await db.appSetting.findUnique({ where: { key: paymentGraceDaysKey } });
  const { data } = z.int().min(1).max(60).safeParse(row?.value);
  return data ?? 14;
}
