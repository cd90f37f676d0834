import 'server-only';

import type { RegisterStateDto } from '@/lib/lodging-register/contract';
import { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { isOnline } from '@/server/features/listings/conditions';

const RUNS = 10;
const HOMES = 50;

interface MissingRow {
  id: number;
  name: string;
  licence: string;
  missing_since: Date;
}

const findMissing = () =>
  prisma().$queryRaw<MissingRow[]>`
    SELECT l.id, coalesce(l.name_holiday_home, l.slug) AS name, r.number AS licence, r.missing_since
    FROM lodging_register r JOIN listings l ON l.logiesdecreet = r.number
    WHERE r.missing_since IS NOT NULL AND ${Prisma.raw(isOnline('l'))}
    ORDER BY r.missing_since DESC, l.id LIMIT ${HOMES}`;

/** GET /api/admin/lodging-register: the last imports, and the homes online whose licence is no longer found. */
export async function getRegisterState(): Promise<{ data: RegisterStateDto }> {
  const [runs, missing] = await Promise.all([
    prisma().registerRun.findMany({ orderBy: { id: 'desc' }, take: RUNS }),
    findMissing(),
  ]);
  return {
    data: {
      runs: runs.map(({ fileDate, startedAt, finishedAt, ...run }) => ({
        ...run,
        file_date: fileDate && fileDate.toISOString(),
        started_at: startedAt.toISOString(),
        finished_at: finishedAt.toISOString(),
      })),
      missing: missing.map(({ id, name, licence, missing_since: since }) => ({
        listing_id: id,
        ...{ name, licence },
        missing_since: since.toISOString(),
      })),
    },
  };
}
