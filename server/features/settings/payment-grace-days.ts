import 'server-only';

import { GRACE_DAYS, graceDays } from '@/lib/billing/tariffs';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** The key in `app_settings`. */
export const GRACE_KEY = 'payment_grace_days';

/** Days that a listing stays online after its payment was refused; 14 unless an admin changed it. */
export async function paymentGraceDays(db: Tx = prisma()): Promise<number> {
  const row = await db.appSetting.findUnique({ where: { key: GRACE_KEY } });
  return graceDays.catch(GRACE_DAYS).parse(row?.value);
}
