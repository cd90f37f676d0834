/** A process as run in production: `npm run web` or `npm run worker`, with its own folder and ports. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';

type Variables = Record<string, string>;

export class Machine {
  readonly dataDir: string;
  readonly #entry: 'web' | 'worker';
  readonly #variables: Variables;
  readonly #folder: string;
  #ended: Promise<number | null> | undefined;
  #pid = 0;

  private constructor(entry: 'web' | 'worker', dataDir: string, variables: Variables, folder: string) {
    this.#entry = entry;
    this.dataDir = dataDir;
    this.#variables = variables;
    this.#folder = folder;
  }

  /**
   * Starts a machine with a data folder of its own, unless they share one, of this checkout or of another one; resolves
   * when it is ready.
   */
  static async start(
    entry: 'web' | 'worker',
    root: string,
    shared: Variables,
    folder = '.',
  ): Promise<Machine> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const dataDir = fs.mkdtempSync(path.join(root, `${entry}-`));
    const own = { PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: dataDir };
    const machine = new Machine(entry, dataDir, { ...own, ...shared }, folder);
    await machine.start();
    return machine;
  }

  get port(): number {
    return Number(this.#variables.PORT);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get metrics(): string {
    return `http://127.0.0.1:${this.#variables.METRICS_PORT}/metrics`;
  }

  async start(): Promise<void> {
    const log = path.join(this.dataDir, 'lines.log');
    const file = fs.openSync(log, 'a');
    const child = spawn(process.execPath, ['scripts/run-built.mjs', this.#entry], {
      cwd: this.#folder,
      env: { NODE_ENV: 'production', PATH: process.env.PATH, ...this.#variables },
      stdio: ['ignore', file, file],
    });
    fs.closeSync(file);
    let isOver = false;
    this.#pid = child.pid ?? 0;
    this.#ended = new Promise((resolve) =>
      child.once('exit', (code) => {
        isOver = true;
        resolve(code);
      }),
    );
    const asked = this.#entry === 'web' ? `${this.address}/api/ready` : this.metrics;
    const isReady = () =>
      fetch(asked).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      );
    await waitUntil(async () => isOver || (await isReady()), 60_000);
    if (isOver || !(await isReady()))
      throw new Error(`${this.#entry} did not start: ${fs.readFileSync(log, 'utf8').slice(-3000)}`);
  }

  /** Asks it to stop, as a supervisor does. Resolves to its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Its exit code, once it has ended by itself. */
  async ended(): Promise<number | null> {
    const code = await this.#ended;
    this.#pid = 0;
    return code ?? null;
  }

  /** Kills it in the middle of whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.#pid) process.kill(this.#pid, signal);
    return this.ended();
  }
}
