/** The client under load: wrk, if installed, for what it can request, and the bench's own client for the rest. */
import type { Answered, Asked } from '@/tools/bench/client';
import { startHelper } from '@/tools/bench/helper-process';
import { processorTime } from '@/tools/bench/processor';
import { runWrk, wrkVersion } from '@/tools/bench/wrk';
import type { Shutdown } from '@/scripts/launch/shutdown';

interface Cost {
  /** The client's processor time, in milliseconds; NaN if the system does not provide it. */
  processor: number;
}

export interface LoadClient {
  /** The name to print. */
  name: string;
  load(asked: Asked): Promise<Answered & Cost>;
}

const OWN = 'a client of its own (raw sockets, keep-alive, one request at a time on each, a process apart)';

async function withCost(
  time: () => number | undefined,
  work: () => Promise<Answered>,
): Promise<Answered & Cost> {
  const before = time() ?? Number.NaN;
  const answered = await work();
  return { ...answered, processor: (time() ?? Number.NaN) - before };
}

export async function openLoadClient(bundle: string, shutdown: Shutdown): Promise<LoadClient> {
  const helper = startHelper(bundle, {});
  await shutdown.onEnd('the client', helper.stop);
  const wrk = wrkVersion();
  // The helper answers with the result of askAll, built from the same sources.
  const askHelper = async (asked: Asked) => (await helper.ask(asked)) as Answered;
  return {
    name: wrk ? `${wrk} where one path is asked for again and again, else ${OWN}` : OWN,
    load: (asked) =>
      wrk && asked.seconds !== undefined && asked.paths.length === 1
        ? withCost(
            () => processorTime('self')?.children,
            () => runWrk(asked),
          )
        : withCost(
            () => processorTime(helper.pid)?.own,
            () => askHelper(asked),
          ),
  };
}
