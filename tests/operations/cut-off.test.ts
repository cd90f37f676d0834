/** A worker whose database goes away while it has jobs in hand, and comes back. */
import fs from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuild, useBuild } from '@/scripts/launch/build';
import { closeDatabase, prisma, sql, transaction } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';
import { Machine } from '@/tests/operations/support/machine';
import { testDatabaseUrl } from '@/tests/support/database';
import { startMailServer } from '@/tests/support/mail-server';
import type { MailServer } from '@/tests/support/mail-server';

/** A way to the database that can be cut. */
class Relay {
  readonly #target = new URL(testDatabaseUrl);
  readonly #sockets = new Set<net.Socket>();
  #server = net.createServer();
  #port = 0;

  async mend(): Promise<void> {
    this.#server = net.createServer((socket) => {
      const onward = net.connect(Number(this.#target.port), this.#target.hostname);
      for (const [end, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.#sockets.add(end);
        end.on('error', () => undefined);
        end.on('close', () => other.destroy());
        end.pipe(other);
      }
    });
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }

  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }
}

const LETTERS = 3;
const relay = new Relay();
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-cut-off-'));
let mails: MailServer;
let worker: Machine;

beforeAll(async () => {
  const build = await ensureBuild({});
  useBuild(build);
  mails = await startMailServer();
  await relay.mend();
  worker = await Machine.start('worker', root, {
    BUILD_ID: build.name,
    DATABASE_URL: relay.url,
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    APP_URL: 'http://localhost:3000',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Kustverblijf <info@kustverblijf.test>',
  });
}, 300_000);
afterAll(async () => {
  await worker?.stop();
  await relay.cut();
  await mails?.stop();
  await closeDatabase();
  fs.rmSync(root, { recursive: true, force: true });
});

const jobs = async () => {
  const [row] = await sql<{ all: number; held: number }>(
    'jobs-in-hand',
    `SELECT count(*)::int AS all, count(locked_by)::int AS held FROM graphile_worker.jobs
     WHERE task_identifier = 'send-mail'`,
    [],
  );
  return row;
};

it('gives back what it had in hand as soon as it can, and ends', async () => {
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
  await relay.cut();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await jobs()).toEqual({ all: LETTERS, held: LETTERS });
  await relay.mend();
  expect(await worker.ended()).toBe(1);
  expect(await jobs()).toEqual({ all: LETTERS, held: 0 });
  expect(fs.readFileSync(path.join(worker.dataDir, 'lines.log'), 'utf8')).toContain('the worker ends');
});

it('leaves them to the next one, which does them', async () => {
  mails.answersAfter = 0;
  // What was being sent when the way was cut may have arrived: a letter waits a quarter of an hour for its next try.
  await prisma().outgoingMail.updateMany({ data: { leasedUntil: new Date() } });
  await worker.start();
  await expect.poll(jobs, { timeout: 20_000 }).toEqual({ all: 0, held: 0 });
  expect(await prisma().outgoingMail.count({ where: { sentAt: null } })).toBe(0);
});
