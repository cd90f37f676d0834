import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { whereEnding, whereForgotten } from '@/server/features/search-alerts/lifetime';

/** Ends the alerts whose days or year are over, and deletes those that were never confirmed or that ended long ago. */
export async function cleanUpAlerts(db: Tx, now: Date, of: Prisma.SearchAlertWhereInput = {}): Promise<void> {
  await db.searchAlert.updateMany({ where: { ...of, ...whereEnding(now) }, data: { endedAt: now } });
  await db.searchAlert.deleteMany({ where: { ...of, ...whereForgotten(now) } });
}
