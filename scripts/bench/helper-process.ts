/** A process that measures, or is measured against, apart from the one that counts. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { StepError } from '@/scripts/launch/steps';

type Variables = Record<string, string | undefined>;

export interface HelperProcess {
  /** Sends a message and gives the next one that comes back. */
  ask(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a bundle. What it writes is shown. */
export function startHelper(file: string, variables: Variables): HelperProcess {
  const child = fork(file, {
    env: { ...process.env, ...variables },
    execArgv: ['--enable-source-maps'],
    serialization: 'advanced',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = ended.then(() => Promise.reject(new StepError(`${file} ended before it answered.`)));
  failed.catch(() => undefined);
  return {
    ask(message) {
      const answer = new Promise<unknown>((resolve) => child.once('message', resolve));
      child.send(message);
      return Promise.race([answer, failed]);
    },
    async stop() {
      if (!hasEnded(child)) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** In such a process: answers every message with what `work` makes of it, until the starter is gone. */
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
