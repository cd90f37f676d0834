/** A worker that loses its database connection while it has jobs in progress, and gets it back. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuild, useBuild } from '@/scripts/launch/build';
import { closeDatabase, prisma, sql, transaction } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';
import { Machine } from '@/tests/operations/support/machine';
import { DatabaseLine } from '@/tests/support/database-line';
import { startMailServer } from '@/tests/support/mail-server';
import type { MailServer } from '@/tests/support/mail-server';

const LETTERS = 3;
const line = new DatabaseLine();
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-cut-off-'));
let mails: MailServer;
let worker: Machine;

beforeAll(async () => {
  const build = await ensureBuild({});
  useBuild(build);
  mails = await startMailServer();
  const databaseUrl = await line.open();
  worker = await Machine.start('worker', root, {
    BUILD_ID: build.name,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    APP_URL: 'http://localhost:3000',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Kustverblijf <info@kustverblijf.test>',
  });
}, 300_000);
afterAll(async () => {
  await worker?.stop();
  await line.cut();
  await mails?.stop();
  await closeDatabase();
  fs.rmSync(root, { recursive: true, force: true });
});

const workerLog = () => fs.readFileSync(path.join(worker.dataDir, 'lines.log'), 'utf8');
const jobs = async () => {
  const [row] = await sql<{ all: number; held: number }>(
    'jobs-in-hand',
    `SELECT count(*)::int AS all, count(locked_by)::int AS held FROM graphile_worker.jobs
     WHERE task_identifier = 'send-mail'`,
    [],
  );
  return row;
};

it('releases its jobs as soon as it can, and exits', async () => {
  mails.answersAfter = 500;
  await transaction(async (tx) => {
    for (let n = 0; n < LETTERS; n += 1) {
      const letter = {
        template: 'verify-email',
        props: { token: 'abc' },
        to: `an${n}@kustverblijf.test`,
      } as const;
      await queueMail(tx, { ...letter, dedupeKey: `cut-off:${n}` });
    }
  });
  await expect.poll(() => mails.received.length, { timeout: 10_000 }).toBe(LETTERS);
  await line.cut();
  await expect.poll(workerLog, { timeout: 20_000 }).toContain('jobs cannot be given back yet');
  expect(await jobs()).toEqual({ all: LETTERS, held: LETTERS });
  await line.open();
  expect(await worker.ended()).toBe(1);
  expect(await jobs()).toEqual({ all: LETTERS, held: 0 });
  expect(workerLog()).toContain('the worker ends');
});

it('leaves them to the next worker, which runs them', async () => {
  mails.answersAfter = 0;
  // A mail that was being sent when the connection was lost may have arrived: its next attempt is a quarter of an hour
  // later.
  await prisma().outgoingMail.updateMany({ data: { leasedUntil: new Date() } });
  await worker.start();
  await expect.poll(jobs, { timeout: 20_000 }).toEqual({ all: 0, held: 0 });
  expect(await prisma().outgoingMail.count({ where: { sentAt: null } })).toBe(0);
});
