/** A web server and a worker as run in production, which are killed, and a mail server. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@/prisma/seed/random';
import { ensureBuild, useBuild } from '@/scripts/launch/build';
import { waitUntil } from '@/scripts/postgres/processes';
import { pool } from '@/server/db';
import { Machine } from '@/tests/operations/support/machine';
import { namedDatabaseUrl, testDatabaseUrl } from '@/tests/support/database';
import { startMailServer } from '@/tests/support/mail-server';
import type { MailServer } from '@/tests/support/mail-server';

/** Milliseconds before the mail server receives a mail, and before it confirms it: long enough to be killed in. */
const MAIL_SERVER_TAKES = 30;

export interface Mortals {
  origin: string;
  mails: MailServer;
  /** How often they were killed. */
  kills: { web: number; worker: number };
  /** Waits until the web server accepts calls: without one nothing can be done. */
  served(): Promise<void>;
  killWeb(random: Random): Promise<void>;
  killWorker(random: Random): Promise<void>;
  close(): Promise<void>;
}

export async function startMortals(): Promise<Mortals> {
  const build = await ensureBuild({});
  useBuild(build);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-mortals-'));
  const mails = await startMailServer({
    onConnect: (_session, done) => void globalThis.setTimeout(done, MAIL_SERVER_TAKES),
  });
  mails.answersAfter = MAIL_SERVER_TAKES;
  const shared = {
    BUILD_ID: build.name,
    DATABASE_URL: testDatabaseUrl,
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    APP_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
    SECOND_FACTOR: 'none',
    // A landlord here writes more per minute than a person could.
    RATE_LIMIT_WRITES: '0',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Kustverblijf <info@kustverblijf.test>',
  };
  const [web, worker] = await Promise.all([
    Machine.start('web', root, shared),
    Machine.start('worker', root, { ...shared, DATABASE_URL: namedDatabaseUrl(workerName) }),
  ]);
  const kills = { web: 0, worker: 0 };
  let serving = Promise.resolve();
  return {
    origin: web.address,
    mails,
    kills,
    served: () => serving,
    async killWeb(random) {
      await setTimeout(random.int(0, 40));
      serving = web.kill().then(() => web.start());
      await serving;
      kills.web += 1;
    },
    async killWorker(random) {
      await setTimeout(random.int(0, 60));
      await worker.kill();
      kills.worker += 1;
      // The database may still be running its last statement.
      await waitUntil(async () => (await connectionsOfWorker()) === 0, 10_000);
      await passHours();
      await worker.start();
    },
    async close() {
      await Promise.all([web.stop(), worker.stop()]);
      await mails.stop();
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}

const workerName = 'mortal worker';

const countOf = async (text: string, values: unknown[] = []) =>
  (await pool().query<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`, values)).rows[0]?.n ?? 0;

const connectionsOfWorker = () => countOf('pg_stat_activity WHERE application_name = $1', [workerName]);

/** Makes the jobs and mails of a killed worker available, as after four hours and a quarter of an hour. */
async function passHours(): Promise<void> {
  // Workers release locks older than four hours some time in their first minute.
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool().query(
      `UPDATE graphile_worker.${table} SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
    );
  await pool().query(
    `UPDATE outgoing_mails SET leased_until = leased_until - interval '5 hours' WHERE leased_until IS NOT NULL`,
  );
}

/** Makes everything due that waits: collected messages, the night, pauses after a failure. */
export async function passMinutes(): Promise<void> {
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL`,
  );
}

/** Unfinished jobs that mail or lead to mail; one that was replaced while it ran has used up its attempts. */
const jobsLeft = () =>
  countOf(`graphile_worker.jobs WHERE task_identifier = ANY ($1) AND attempts < max_attempts`, [
    ['send-mail', 'tell-messages', 'tell-payments', 'send-due-messages'],
  ]);

/** Waits until no mail is left. @returns whether that was achieved */
export const drained = (): Promise<boolean> =>
  waitUntil(async () => {
    await passMinutes();
    return (await jobsLeft()) === 0;
  }, 120_000);
