import 'server-only';

import { prisma } from '@/server/db';
import { repeatFor } from '@/server/features/short-stay/client/repeat';
import { SDEP_BATCH } from '@/server/features/short-stay/client/sdep-client';
import type { CheckRun } from '@/server/features/short-stay-checks/check-run';

interface Told {
  id: number;
  key: string;
  version: string;
}

/** Homes whose landlord was told and whose flag was not acknowledged yet. */
async function findTold(): Promise<Told[]> {
  const rows = await prisma().shortStayCheckHome.findMany({
    where: { state: 'flagged' },
    select: { id: true, key: true, version: true },
    orderBy: { id: 'asc' },
    take: SDEP_BATCH,
  });
  return rows.flatMap(({ id, key, version }) => (version === null ? [] : [{ id, key, version }]));
}

/** Counted before it is sent: an acknowledgement may have arrived even if its answer is lost. */
const countTry = (told: readonly Told[]) =>
  prisma().shortStayCheckHome.updateMany({
    where: { id: { in: told.map(({ id }) => id) } },
    data: { tries: { increment: 1 } },
  });

const accept = ({ id, version }: Told) =>
  prisma().shortStayCheckHome.updateMany({
    where: { id, version, state: 'flagged' },
    data: { state: 'acknowledged', acknowledgedAt: new Date() },
  });

/** The first try was answered with a refusal, so it acknowledged nothing. */
const forgetTry = ({ id, version }: Told) =>
  prisma().shortStayCheckHome.updateMany({ where: { id, version, tries: 1 }, data: { tries: 0 } });

/**
 * Acknowledges with the tokens as they came.
 * @returns how many were taken, and whether one was refused: the list has to be read again
 */
export async function acknowledgeFlags({ client, signal, patienceMs: ms }: CheckRun) {
  const told = await findTold();
  if (told.length === 0) return { acknowledged: 0, isStale: false };
  const results = await repeatFor({ ms, signal }, async () => {
    await countTry(told);
    const sent = told.map(({ key, version }) => ({ listingId: key, createdAt: version }));
    return client.acknowledge(sent, signal);
  });
  let acknowledged = 0;
  for (const [index, one] of told.entries()) {
    if (results[index]?.isAccepted) acknowledged += (await accept(one)).count;
    else await forgetTry(one);
  }
  return { acknowledged, isStale: results.some(({ isAccepted }) => !isAccepted) };
}

/**
 * Settles flags that are no longer listed: an acknowledgement arrived although its answer was lost, or else the
 * authority withdrew them.
 */
export async function settleGone(keys: readonly string[]): Promise<number> {
  const gone = { state: 'flagged' as const, key: { notIn: [...keys] } };
  const { count } = await prisma().shortStayCheckHome.updateMany({
    where: { ...gone, tries: { gt: 0 } },
    data: { state: 'acknowledged', acknowledgedAt: new Date() },
  });
  await prisma().shortStayCheckHome.updateMany({ where: gone, data: { state: 'withdrawn' } });
  return count;
}
