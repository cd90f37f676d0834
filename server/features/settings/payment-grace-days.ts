import 'server-only';

import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { readSettings } from '@/server/features/settings/read-settings';

/** Days that a listing stays online after its payment was refused; 14 unless an admin changed it. */
export async function paymentGraceDays(db: Tx = prisma()): Promise<number> {
  return (await readSettings(db)).payment_grace_days;
}
