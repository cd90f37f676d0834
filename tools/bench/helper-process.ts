/** A separate process that measures, or that is measured. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { frugalFlags, frugalVariables } from '@/scripts/launch/frugal';
import { StepError } from '@/scripts/launch/steps';

type Variables = Record<string, string | undefined>;

export interface HelperProcess {
  pid: number;
  /** Sends a message and resolves to the next one that comes back. */
  ask(message: object): Promise<unknown>;
  /** Asks it to end; kills it after ten seconds. */
  stop(): Promise<void>;
  /** Whether it has ended. */
  hasEnded(): boolean;
}

const PATIENCE_MS = 10_000;

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

interface HelperOptions {
  /** Its output is appended to this file; shown by default. */
  logFile?: string;
  /** Working directory; the caller's by default. */
  folder?: string;
}

/** Starts a bundle. */
export function startHelper(
  file: string,
  variables: Variables,
  { logFile, folder }: HelperOptions = {},
): HelperProcess {
  const log = logFile === undefined ? 'inherit' : fs.openSync(logFile, 'a');
  const child = fork(file, {
    cwd: folder,
    env: { ...process.env, ...frugalVariables, ...variables },
    execArgv: frugalFlags,
    serialization: 'advanced',
    stdio: ['ignore', log, log, 'ipc'],
  });
  if (typeof log === 'number') fs.closeSync(log);
  const { pid } = child;
  if (pid === undefined) throw new StepError(`${file} could not be started.`);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = ended.then(() => Promise.reject(new StepError(`${file} ended before it answered.`)));
  failed.catch(() => undefined);
  return {
    pid,
    hasEnded: () => hasEnded(child),
    ask(message) {
      const answer = new Promise<unknown>((resolve) => child.once('message', resolve));
      child.send(message);
      return Promise.race([answer, failed]);
    },
    async stop() {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** In such a process: answers every message with the result of `work`, until the parent process is gone. */
export function answerMessages<Message>(work: (message: Message) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit(0));
  process.on('message', (message: Message) => {
    work(message).then(
      (answer) => process.send?.(answer ?? {}),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
