import 'server-only';

import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Runner, TaskList } from 'graphile-worker';
import { pool, closeDatabase } from '@/server/db';
import { anonymiseGuests } from '@/server/booking-requests/anonymise-guests';
import { enqueueFeeds } from '@/server/calendar-feeds/enqueue-feeds';
import { refreshFeed } from '@/server/calendar-feeds/refresh-feeds';
import { anonymiseSenders } from '@/server/contact-requests/anonymise-senders';
import { onStopSignal } from '@/server/http/graceful-stop';
import { cleanUp } from '@/server/jobs/clean-up';
import type { JobPayloads } from '@/server/jobs/payloads';
import { log } from '@/server/log';
import { sendMail } from '@/server/mail/send-mail';
import { makeAvif } from '@/server/photos/make-avif';
import { removeOrphanPhotos } from '@/server/photos/remove-orphan-photos';

const jobs: { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> } = {
  'send-mail': (payload) => sendMail(payload),
  'clean-up': () => cleanUp(),
  'anonymise-guests': async () => void (await Promise.all([anonymiseGuests(), anonymiseSenders()])),
  'enqueue-feeds': async () => void (await enqueueFeeds()),
  'refresh-feed': ({ feedId }) => refreshFeed(feedId),
  'make-avif': (payload) => makeAvif(payload),
  'remove-orphan-photos': async () => void (await removeOrphanPhotos()),
};

/** Wraps a job so that it logs how it went, with ids alone. */
function toTaskList(): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload, helpers) => {
        const started = performance.now();
        try {
          // Payloads are written by enqueue() alone, which holds them to this type.
          await (job as (payload: unknown) => Promise<void>)(payload);
        } catch (error) {
          log.error({ err: error, job: name, attempt: helpers.job.attempts }, 'a job failed');
          throw error;
        }
        log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done');
      },
    ]),
  );
}

/** The queue's own lines go the way of ours; what it says about single jobs is ours to say. */
const queueLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error({ text: message }, 'the job queue');
  else if (level === 'warning') log.warn({ text: message }, 'the job queue');
});

/** The worker: runs jobs until SIGTERM or SIGINT, then lets running jobs finish. */
export async function startWorker(): Promise<Runner> {
  const runner = await run({
    pgPool: pool(),
    logger: queueLogger,
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    taskList: toTaskList(),
    parsedCronItems: parseCronItems([
      { task: 'enqueue-feeds', match: '* * * * *', identifier: 'enqueue-feeds' },
      { task: 'clean-up', match: '17 * * * *', identifier: 'clean-up' },
      { task: 'remove-orphan-photos', match: '29 * * * *', identifier: 'remove-orphan-photos' },
      { task: 'anonymise-guests', match: '41 3 * * *', identifier: 'anonymise-guests' },
    ]),
  });
  onStopSignal(async (signal) => {
    log.info({ signal }, 'worker stops');
    await runner.stop();
    await closeDatabase();
  });
  log.info('worker ready');
  return runner;
}
