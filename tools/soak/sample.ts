/** A sample of everything that may grow. */
import { residentMemory } from '@/tools/bench/processor';
import type { LoadAnswer } from '@/tools/soak/load';
import { connected } from '@/scripts/postgres/connection';

export interface Watched {
  pid: number;
  /** The address of its metrics. */
  metrics: string;
}

export interface Sample extends LoadAnswer {
  /** Minutes since the start. */
  at: number;
  /** Bytes. */
  memory: Record<'web, resident' | 'web, heap' | 'worker, resident' | 'worker, heap', number>;
  queue: Record<'jobs' | 'calendars', number>;
}

/** The heap in use, as the process reports. */
async function heapOf({ metrics }: Watched): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}

const queuesQuery = `
  SELECT (SELECT count(*)::int FROM graphile_worker.jobs WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts) AS jobs,
    (SELECT count(*)::int FROM calendar_feeds WHERE next_run_at <= now()) AS calendars`;

export async function takeSample(
  web: Watched,
  worker: Watched,
  databaseUrl: string,
): Promise<Pick<Sample, 'memory' | 'queue'>> {
  const { rows } = await connected(databaseUrl, (client) => client.query<Sample['queue']>(queuesQuery));
  const [queue] = rows;
  if (queue === undefined) throw new Error('The queues did not answer');
  const memory = {
    'web, resident': residentMemory(web.pid) ?? Number.NaN,
    'web, heap': await heapOf(web),
    'worker, resident': residentMemory(worker.pid) ?? Number.NaN,
    'worker, heap': await heapOf(worker),
  };
  return { memory, queue };
}
