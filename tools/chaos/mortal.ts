/** What is killed: processes and PostgreSQL, each restarted as under a supervisor. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '@/scripts/postgres/cluster';
import type { RunningPostgres } from '@/scripts/postgres/cluster';
import { Machine } from '@/tests/operations/support/machine';

export interface Mortal {
  /** How often it was killed. */
  readonly kills: number;
  /** Resolves once it is up. */
  up(): Promise<void>;
  /** Kills it in the middle of whatever it is doing. */
  kill(): Promise<void>;
}

/** Milliseconds until an ended process is restarted, and until a failed start is retried. */
const PAUSE_MS = 50;
const RETRY_MS = 300;

interface Supervised {
  entry: 'web' | 'worker';
  root: string;
  variables: Record<string, string>;
  /** Runs between end and restart. */
  meanwhile?: () => Promise<void>;
}

/** A web server or a worker. */
export class Process implements Mortal {
  kills = 0;
  /** How often it ended by itself, as a worker does without its database. */
  falls = 0;
  readonly #machine: Machine;
  readonly #meanwhile: () => Promise<void>;
  #isKilled = false;
  #isStopping = false;
  #isUp = true;

  private constructor(machine: Machine, meanwhile: () => Promise<void>) {
    this.#machine = machine;
    this.#meanwhile = meanwhile;
    void this.#supervise();
  }

  static async start({ entry, root, variables, meanwhile }: Supervised): Promise<Process> {
    return new Process(await Machine.start(entry, root, variables), meanwhile ?? (() => Promise.resolve()));
  }

  get origin(): string {
    return this.#machine.address;
  }

  async up(): Promise<void> {
    while (!this.#isUp && !this.#isStopping) await setTimeout(10);
  }

  async kill(): Promise<void> {
    this.kills += 1;
    await this.renew();
  }

  /** Kills it and has it restarted, uncounted. */
  async renew(): Promise<void> {
    this.#isKilled = true;
    await this.#machine.kill();
  }

  async stop(): Promise<void> {
    await this.up();
    this.#isStopping = true;
    await this.#machine.stop();
  }

  async #supervise(): Promise<void> {
    for (;;) {
      await this.#machine.ended();
      if (this.#isStopping) return;
      this.#isUp = false;
      if (!this.#isKilled) this.falls += 1;
      this.#isKilled = false;
      await setTimeout(PAUSE_MS);
      await this.#meanwhile();
      await this.#startAgain();
      this.#isUp = true;
    }
  }

  async #startAgain(): Promise<void> {
    for (;;) {
      try {
        return await this.#machine.start();
      } catch {
        // Its database was away: it ended, or waited for too long.
        const isOver = await Promise.race([
          this.#machine.ended().then(() => true),
          setTimeout(RETRY_MS, false),
        ]);
        if (!isOver) await this.#machine.kill();
      }
    }
  }
}

/** An embedded PostgreSQL with durable settings: its postmaster is killed, then started again. */
export class Database implements Mortal {
  kills = 0;
  readonly #dataDir: string;
  #running: RunningPostgres;
  #isUp = true;

  private constructor(dataDir: string, running: RunningPostgres) {
    this.#dataDir = dataDir;
    this.#running = running;
  }

  static async start(dataDir: string): Promise<Database> {
    return new Database(dataDir, await startPostgres({ dataDir }));
  }

  get url(): string {
    return this.#running.url;
  }

  async up(): Promise<void> {
    while (!this.#isUp) await setTimeout(10);
  }

  async kill(): Promise<void> {
    const { url } = this;
    this.#isUp = false;
    this.kills += 1;
    process.kill(this.#postmaster(), 'SIGKILL');
    this.#running = await startPostgres({ dataDir: this.#dataDir });
    if (this.#running.adopted || url !== this.url)
      throw new Error('PostgreSQL did not start again in its place.');
    this.#isUp = true;
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }

  #postmaster(): number {
    const { directory } = JSON.parse(fs.readFileSync(path.join(this.#dataDir, 'postgres.json'), 'utf8'));
    return Number(fs.readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }
}
