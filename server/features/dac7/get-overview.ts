import 'server-only';

import type { Dac7Dto, Dac7Input, Dac7Year } from '@/lib/dac7/contract';
import { todayIn } from '@/lib/dates/day';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { readDac7, writeDac7 } from '@/server/features/dac7/dac7-setting';
import { reportedStays } from '@/server/features/dac7/load-sellers';
import { messageRefIdOf } from '@/server/features/dac7/make-file';

/** This year and the two before. */
const YEARS = 3;
const MOST_MISSING = 100;

async function sentOf(db: Tx, year: number): Promise<Dac7Year['sent']> {
  const files = await db.dac7File.findMany({
    where: { year, sentAt: { not: null } },
    orderBy: { number: 'desc' },
    include: { _count: { select: { records: true } } },
  });
  return files.map((file) => ({
    message_ref_id: messageRefIdOf(file),
    kind: file.kind,
    landlords: file._count.records,
    sent_at: (file.sentAt ?? file.madeAt).toISOString(),
  }));
}

async function yearOf(db: Tx, year: number): Promise<Dac7Year> {
  const stays = { some: { bookingRequests: { some: reportedStays(year) } } };
  const missing = { listings: stays, taxDetails: null };
  const rows = await db.user.findMany({
    where: missing,
    select: { id: true, firstName: true, lastName: true },
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    take: MOST_MISSING,
  });
  return {
    year,
    landlords: await db.user.count({ where: { listings: stays } }),
    missing_count: await db.user.count({ where: missing }),
    missing: rows.map(({ id, firstName, lastName }) => ({
      id,
      full_name: `${firstName} ${lastName}`.trim(),
    })),
    sent: await sentOf(db, year),
  };
}

async function overviewOf(db: Tx): Promise<Dac7Dto> {
  const thisYear = Number(todayIn().slice(0, 4));
  const years: Dac7Year[] = [];
  for (let back = 0; back < YEARS; back += 1) years.push(await yearOf(db, thisYear - back));
  return { ...(await readDac7(db)), years };
}

/** GET /api/admin/dac7 */
export const getOverview = async (): Promise<{ data: Dac7Dto }> => ({ data: await overviewOf(prisma()) });

/** PUT /api/admin/dac7: sets it, and keeps the reason. */
export function decideDac7({ actor, body }: { actor: Actor; body: Dac7Input }): Promise<{ data: Dac7Dto }> {
  return transaction(async (tx) => {
    await writeDac7(tx, actor, body);
    return { data: await overviewOf(tx) };
  });
}
