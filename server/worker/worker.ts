import 'server-only';

import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import { boundStatements, closeDatabase, pool, workerPatience } from '@/server/db';
import { checkSubscriptions } from '@/server/features/billing/check-subscriptions';
import { endSubscription, expireCheckout } from '@/server/features/billing/end-subscription';
import { reconcileSubscriptions } from '@/server/features/billing/reconcile-subscriptions';
import { resolveStripeEvent } from '@/server/features/billing/resolve-stripe-event';
import { syncCheckout } from '@/server/features/billing/sync-checkout';
import { syncSubscription } from '@/server/features/billing/sync-subscription';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { tellClosedQuestions } from '@/server/features/contact-requests/close-questions';
import { tellClosedRequests } from '@/server/features/booking-requests/close-requests';
import { remindOfRequests } from '@/server/features/booking-requests/remind-of-requests';
import { startReadingDue } from '@/server/features/calendar-feeds/read-due';
import type { CountReading } from '@/server/features/calendar-feeds/read-due';
import { refreshFeed } from '@/server/features/calendar-feeds/refresh-feeds';
import { anonymiseSenders } from '@/server/features/contact-requests/anonymise-senders';
import { keepErasure } from '@/server/erasures/journal';
import { env } from '@/server/env';
import { onStopSignal } from '@/server/front/graceful-stop';
import { cleanUp } from '@/server/worker/clean-up';
import { giveBackWhenCutOff } from '@/server/worker/give-back';
import type { JobPayloads } from '@/server/jobs/payloads';
import { assessAllLicences } from '@/server/features/licence-states/assess-licences';
import { countLandlordFacts } from '@/server/features/landlord-facts/count-facts';
import { removeSetAside } from '@/server/features/listings/removal/remove-set-aside';
import { log } from '@/server/log';
import { forgetThreads } from '@/server/features/inbox/forget-threads';
import { forgetLetterAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { forgetNotices } from '@/server/features/notices/forget-notices';
import { readBounces } from '@/server/features/returned-mail/read-bounces';
import { sendMail } from '@/server/mail/send-mail';
import { sendDueMessages } from '@/server/features/messages/send-due-messages';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { serveMetrics } from '@/server/metrics/serve-metrics';
import { watchCalendars } from '@/server/metrics/watch-calendars';
import { watchJobs } from '@/server/metrics/watch-jobs';
import type { CountJob } from '@/server/metrics/watch-jobs';
import { remindOfTax } from '@/server/features/dac7/remind-of-tax';
import { remindOfPayments } from '@/server/features/payments/remind-of-payments';
import { tellPayments } from '@/server/features/payments/receipts';
import { sendPush } from '@/server/features/push/send-push';
import { tellArrivals } from '@/server/features/push/tell-arrivals';
import { hashPhotos } from '@/server/features/photos/hash-photos';
import { makeAvif } from '@/server/features/photos/make-avif';
import { removeOrphanPhotos } from '@/server/features/photos/remove-orphan-photos';
import { surveyPhotos } from '@/server/features/photos/survey-photos';
import { askForReviews } from '@/server/features/reviews/ask-for-reviews';
import { anonymiseReviewers } from '@/server/features/reviews/anonymise-reviewers';
import { refreshAreasInWorker } from '@/server/features/short-stay/press-refresh';
import { sendDueReports } from '@/server/features/short-stay-reports/send-due-reports';
import { runChecksInWorker } from '@/server/features/short-stay-checks/press-checks';
import { findSignals } from '@/server/features/signals/find-signals';
import { askSearchAlerts } from '@/server/features/search-alerts/ask-search-alerts';
import { tellDueWayIn } from '@/server/features/way-in/tell-due-way-in';
import { beat } from '@/server/features/system-health/beat';

const jobs: { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> } = {
  'send-mail': (payload) => sendMail(payload),
  'tell-messages': (payload) => tellMessages(payload),
  'send-due-messages': async () => void (await sendDueMessages()),
  'send-push': (payload) => sendPush(payload),
  'tell-arrivals': async () => void (await tellArrivals()),
  'tell-closed-requests': (payload) => tellClosedRequests(payload),
  'tell-closed-questions': (payload) => tellClosedQuestions(payload),
  'remind-of-requests': async () => void (await remindOfRequests()),
  'tell-way-in': async () => void (await tellDueWayIn()),
  'tell-payments': (payload) => tellPayments(payload),
  'remind-of-payments': async () => void (await remindOfPayments()),
  'read-bounces': () => readBounces(),
  'clean-up': () => cleanUp(),
  'ask-search-alerts': () => askSearchAlerts(),
  'ask-for-reviews': async () => void (await askForReviews()),
  'anonymise-guests': async () =>
    void (await Promise.all([
      anonymiseGuests(),
      anonymiseSenders(),
      anonymiseReviewers(),
      forgetThreads(),
      forgetNotices(),
      forgetLetterAppeals(),
    ])),
  beat: () => beat(),
  'note-erasure': (erasure) => keepErasure(erasure),
  // Until no worker from before 29 November 2026 queues them: calendars are not read by jobs now.
  'enqueue-feeds': async () => undefined,
  'refresh-feed': ({ feedId }) => refreshFeed(feedId),
  'make-avif': (payload) => makeAvif(payload),
  'remove-orphan-photos': async () => void (await removeOrphanPhotos()),
  'remove-set-aside': () => removeSetAside(),
  'survey-photos': () => surveyPhotos(),
  'resolve-stripe-event': (payload) => resolveStripeEvent(payload),
  'sync-subscription': (payload) => syncSubscription(payload),
  'sync-checkout': (payload) => syncCheckout(payload),
  'end-subscription': (payload) => endSubscription(payload),
  'expire-checkout': (payload) => expireCheckout(payload),
  'count-landlord-facts': () => countLandlordFacts(),
  'hash-photos': () => hashPhotos(),
  'find-signals': () => findSignals(),
  'refresh-short-stay-areas': (payload) => refreshAreasInWorker(payload),
  'remind-of-tax': async () => void (await remindOfTax()),
  'send-short-stay-reports': (payload) => sendDueReports(payload),
  'assess-licences': (payload) => assessAllLicences(payload),
  'run-short-stay-checks': (payload) => runChecksInWorker(payload),
  'check-subscriptions': () => checkSubscriptions(),
  'reconcile-subscriptions': () => reconcileSubscriptions(),
};

/** Wraps a job so that its outcome is logged, with ids only. */
function toTaskList(count: CountJob | undefined): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload, helpers) => {
        const started = performance.now();
        try {
          // Payloads are only written by enqueue(), which enforces this type.
          await (job as (payload: unknown) => Promise<void>)(payload);
        } catch (error) {
          log.error({ err: error, job: name, attempt: helpers.job.attempts }, 'a job failed');
          count?.(name, 'failed', (performance.now() - started) / 1000);
          throw error;
        }
        const took = performance.now() - started;
        count?.(name, 'done', took / 1000);
        log.info({ job: name, ms: Math.round(took) }, 'job done');
      },
    ]),
  );
}

/** Sends graphile-worker's own log lines to ours; outcomes of jobs are logged elsewhere. */
const queueLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error({ text: message }, 'the job queue');
  else if (level === 'warning') log.warn({ text: message }, 'the job queue');
});

/** The worker: runs jobs and reads calendars until SIGTERM or SIGINT, then finishes what it began. */
export async function startWorker(): Promise<Runner> {
  boundStatements(workerPatience);
  let count: CountJob | undefined;
  let countReading: CountReading | undefined;
  const closeMetrics = await serveMetrics((registry) => {
    count = watchJobs(registry);
    countReading = watchCalendars(registry);
  });
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => giveBackWhenCutOff(workerPool.id));
  const runner = await run({
    pgPool: pool(),
    events,
    logger: queueLogger,
    concurrency: env.WORKER_JOBS,
    pollInterval: 2000,
    noHandleSignals: true,
    taskList: toTaskList(count),
    parsedCronItems: parseCronItems([
      { task: 'beat', match: '* * * * *', identifier: 'beat', options: { maxAttempts: 1, priority: -10 } },
      { task: 'remind-of-requests', match: '* * * * *', identifier: 'remind-of-requests' },
      { task: 'tell-way-in', match: '* * * * *', identifier: 'tell-way-in' },
      { task: 'remind-of-payments', match: '* * * * *', identifier: 'remind-of-payments' },
      {
        task: 'ask-search-alerts',
        match: '* * * * *',
        identifier: 'ask-search-alerts',
        // If a run takes longer than a minute, the next one waits for it and then runs once.
        options: { queueName: 'search-alerts', jobKey: 'search-alerts', maxAttempts: 1 },
      },
      { task: 'send-due-messages', match: '* * * * *', identifier: 'send-due-messages' },
      { task: 'tell-arrivals', match: '*/5 * * * *', identifier: 'tell-arrivals' },
      { task: 'ask-for-reviews', match: '* * * * *', identifier: 'ask-for-reviews' },
      // The next run comes soon enough, so there are no retries when the mailbox is unreachable.
      { task: 'read-bounces', match: '*/5 * * * *', identifier: 'read-bounces', options: { maxAttempts: 1 } },
      { task: 'remove-set-aside', match: '* * * * *', identifier: 'remove-set-aside' },
      { task: 'clean-up', match: '17 * * * *', identifier: 'clean-up' },
      { task: 'remove-orphan-photos', match: '29 * * * *', identifier: 'remove-orphan-photos' },
      { task: 'survey-photos', match: '53 4 * * 0', identifier: 'survey-photos' },
      { task: 'check-subscriptions', match: '7 * * * *', identifier: 'check-subscriptions' },
      { task: 'reconcile-subscriptions', match: '23 3 * * *', identifier: 'reconcile-subscriptions' },
      { task: 'anonymise-guests', match: '41 3 * * *', identifier: 'anonymise-guests' },
      { task: 'count-landlord-facts', match: '11 3 * * *', identifier: 'count-landlord-facts' },
      { task: 'hash-photos', match: '43 * * * *', identifier: 'hash-photos', options: { maxAttempts: 1 } },
      {
        task: 'refresh-short-stay-areas',
        match: '31 1 * * *',
        identifier: 'refresh-short-stay-areas',
        options: { jobKey: 'refresh-short-stay-areas', maxAttempts: 12 },
      },
      {
        task: 'send-short-stay-reports',
        match: '* * * * *',
        identifier: 'send-short-stay-reports',
        // A run may take longer than a minute; the next one waits for it, and most find nothing to do.
        options: { jobKey: 'send-short-stay-reports', maxAttempts: 1 },
      },
      {
        // After the areas were read.
        task: 'run-short-stay-checks',
        match: '11 2 * * *',
        identifier: 'run-short-stay-checks',
        options: { jobKey: 'run-short-stay-checks', maxAttempts: 12 },
      },
      { task: 'find-signals', match: '37 2 * * *', identifier: 'find-signals' },
      { task: 'remind-of-tax', match: '19 8 * * *', identifier: 'remind-of-tax' },
      { task: 'assess-licences', match: '3 3 * * *', identifier: 'assess-licences' },
    ]),
  });
  const stopReading = startReadingDue(countReading);
  onStopSignal(async (signal) => {
    log.info({ signal }, 'worker stops');
    await Promise.all([runner.stop(), stopReading()]);
    await closeMetrics();
    await closeDatabase();
  });
  log.info('worker ready');
  return runner;
}
