import 'server-only';

import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

/** So many links a minute; the rest has its turn in the next. */
const MOST = 2000;
/** Mails go first. */
const PRIORITY = 10;

/** Takes the links whose turn it is, and gives them their next one: two workers never take the same. */
function takeDue(tx: Tx, now: Date): Promise<{ id: number }[]> {
  return tx.$queryRaw`
    UPDATE calendar_feeds SET next_run_at = ${now}::timestamptz + interval '15 minutes'
    WHERE id IN (
      SELECT id FROM calendar_feeds WHERE next_run_at <= ${now}::timestamptz
      ORDER BY next_run_at, id LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
}

/** The job 'enqueue-feeds', every minute: a job for each linked calendar that is due. Answers how many. */
export async function enqueueFeeds(now = new Date()): Promise<number> {
  const isAnyDue = await prisma().calendarFeed.count({ where: { nextRunAt: { lte: now } }, take: 1 });
  if (isAnyDue === 0) return 0;
  return transaction(async (tx) => {
    const due = await takeDue(tx, now);
    for (const { id } of due) {
      const options = { key: `refresh-feed:${id}`, priority: PRIORITY, maxAttempts: 3 };
      await enqueue(tx, 'refresh-feed', { feedId: id }, options);
    }
    return due.length;
  });
}
