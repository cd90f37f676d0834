import 'server-only';

import type { HealthWarning, SystemHealthDto } from '@/lib/system-health/contract';

const MINUTE = 60_000;
/** Milliseconds after which something that is due counts as late. */
const lateAfter = { worker: 3 * MINUTE, job: 5 * MINUTE, mail: 15 * MINUTE };
/** Share of links that may fail before it is more than their owners' problem. */
const FAILING_SHARE = 1 / 4;
/** Share of the connections in use. */
const BUSY_SHARE = 0.8;
const LONG_TRANSACTION_SECONDS = 300;

/** Which figures somebody should look at (docs/rules/system-health.md#warnings). */
export function findWarnings(health: Omit<SystemHealthDto, 'warnings'>): HealthWarning[] {
  const { jobs, feeds, mail, database, areas } = health;
  const now = Date.parse(health.checked_at);
  const isOlder = (moment: string | null, bound: number) =>
    moment !== null && now - Date.parse(moment) > bound;
  const found: Record<HealthWarning, boolean> = {
    worker_silent: jobs.worker_seen_at === null || isOlder(jobs.worker_seen_at, lateAfter.worker),
    jobs_late: isOlder(jobs.oldest_due_at, lateAfter.job),
    jobs_given_up: jobs.tasks.some((task) => task.given_up > 0),
    feeds_late: feeds.late > 0,
    feeds_failing: feeds.failing > feeds.total * FAILING_SHARE,
    mails_late: isOlder(mail.oldest_waiting_at, lateAfter.mail),
    mails_given_up: mail.given_up > 0,
    migrations_missing: database.migrations_missing > 0,
    connections_scarce: database.connections > database.max_connections * BUSY_SHARE,
    areas_unreadable: areas.unreadable > 0,
    transaction_long: database.longest_transaction_seconds > LONG_TRANSACTION_SECONDS,
  };
  return (Object.keys(found) as HealthWarning[]).filter((name) => found[name]);
}
