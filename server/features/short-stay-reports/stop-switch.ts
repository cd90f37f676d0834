import 'server-only';

import { z } from '@/lib/api/zod';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** The keys in `app_settings`. */
export const STOP_KEY = 'short_stay_reports_stop';
export const SINCE_KEY = 'short_stay_reports_since';

const stopValue = z.object({ stopped: z.boolean(), reason: z.string().nullable(), at: z.string() });
export type Stop = z.output<typeof stopValue>;

/** Whether an admin stopped the reports, why and when. */
export async function readStop(db: Tx = prisma()): Promise<Stop | null> {
  const row = await db.appSetting.findUnique({ where: { key: STOP_KEY } });
  return stopValue
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}

export const isStopped = async (db: Tx = prisma()): Promise<boolean> =>
  (await readStop(db))?.stopped ?? false;
