import 'server-only';

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bareEnvironment, threadFile } from '@/server/env';

/** What `serveOrders` sends. The answer type belongs to the program's own protocol, which both sides share. */
export type Answered<Answer> = { answer: Answer; isSpent: boolean } | { error: string };

interface Options {
  /** The process is ended after this long without a question. */
  idleMs: number;
}

/**
 * A program (`scripts/<name>.ts`) in a child process that stays alive for the next question. A thread would not do:
 * when native code crashes, exhausts memory or hangs, only a separate process can be lost alone. A child that fails or
 * takes too long is killed, and the next question starts a new one. It answers one question at a time, and gets none of
 * the server's settings.
 */
export class ChildProgram<Question extends object, Answer> {
  readonly #name: string;
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(name: string, options: Options) {
    this.#name = name;
    this.#options = options;
  }

  /** @throws Error with the reason why there is no answer, after `patienceMs` at the latest */
  async ask(question: Question, patienceMs: number): Promise<Answer> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    hold(child, true);
    try {
      const said = await answerOf<Answer>(child, question, patienceMs);
      if ('error' in said) throw new Error(said.error);
      if (said.isSpent) this.#end(child);
      else this.#idle = setTimeout(() => this.#end(child), this.#options.idleMs).unref();
      return said.answer;
    } catch (error) {
      this.#end(child);
      throw error;
    } finally {
      hold(child, false);
    }
  }

  #start(): ChildProcess {
    const child = fork(threadFile(this.#name), [], {
      env: bareEnvironment,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Even when no question is pending.
    child.on('error', () => this.#end(child));
    child.on('exit', () => this.#end(child));
    return child;
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.kill('SIGKILL');
  }
}

/** A working child keeps this process alive; an idle one does not. */
function hold(child: ChildProcess, isWorking: boolean): void {
  if (isWorking) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

async function answerOf<Answer>(
  child: ChildProcess,
  question: object,
  patienceMs: number,
): Promise<Answered<Answer>> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patienceMs);
  const ended = async (): Promise<never> => {
    const [code, signal] = await once(child, 'exit', over);
    throw new Error(`The program ended without an answer: ${String(signal ?? code)}`);
  };
  try {
    child.send(question, () => undefined);
    // Rejects with the error if the program could not be started.
    const [said] = await Promise.race([once(child, 'message', over), ended()]);
    return said;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** Milliseconds between two checks of its memory. */
const CHECK_MS = 25;

/**
 * The child's side of `ChildProgram`: answers one question after the other, and exits with the parent process, or as
 * soon as it uses more than `maxBytes` of memory.
 */
export function serveOrders<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  maxBytes: number,
): void {
  const say = (said: Answered<Answer>) => process.send?.(said);
  process.on('message', (question: Question) => {
    answer(question).then(
      // Memory is not given back: it would count against the next question.
      (given) => say({ answer: given, isSpent: process.memoryUsage.rss() > maxBytes / 3 }),
      (error: unknown) => say({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
  }, CHECK_MS);
}
