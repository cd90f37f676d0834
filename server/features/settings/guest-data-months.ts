import 'server-only';

import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { readSettings } from '@/server/features/settings/read-settings';

/** Months after which data that identify guests are removed; 24 unless an admin changed it. */
export async function guestDataMonths(db: Tx = prisma()): Promise<number> {
  return (await readSettings(db)).guest_data_months;
}
