import 'server-only';

import type { SqlTx } from '@/server/db';
import { MAX_ATTEMPTS } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';

/** The job that sends one. */
const sendPush: keyof JobPayloads = 'send-push';

export type PushEvent = Pick<JobPayloads['send-push'], 'about' | 'id'>;

interface Hearers {
  /** The landlord of this listing. */
  listing?: number;
  /** Accounts. */
  users?: readonly number[];
  /** The guest of a stay. */
  stay?: number;
}

/**
 * Queues a notification of an event for every device of those who hear of it, in the transaction of the event
 * (docs/rules/push.md#what-is-told). One statement; nothing for those who have not turned notifications on.
 */
export async function queuePush(
  tx: SqlTx,
  { about, id }: PushEvent,
  { listing, users = [], stay }: Hearers,
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_jobs(array_agg(ROW (${sendPush}, json_build_object('subscriptionId', id,
      'about', ${about}::text, 'id', ${id}::int, 'at', now()), NULL, NULL, ${MAX_ATTEMPTS}::int, NULL, NULL,
      NULL)::graphile_worker.job_spec))
    FROM push_subscriptions
    WHERE user_id = ANY (${[...users]}::int[]) OR booking_request_id = ${stay ?? null}::int
      OR user_id = (SELECT user_id FROM listings WHERE id = ${listing ?? null}::int)
    HAVING count(*) > 0`;
}
