import 'server-only';

import os from 'node:os';
import { ChildProgram } from '@/server/child-program';
import type { PhotoTasks } from '@/server/features/photos/decoder/tasks';
import { sharedTurns } from '@/server/turns';

/**
 * Photos are decoded in a child process (docs/decisions/2026-11-28-photos-apart.md): a file from a stranger that
 * crashes the decoder, or takes too much time or memory, costs only that photo.
 */

type TaskName = keyof PhotoTasks;
type Arguments<Name extends TaskName> = Parameters<PhotoTasks[Name]>;
type Result<Name extends TaskName> = Awaited<ReturnType<PhotoTasks[Name]>>;

export interface DecodeOrder {
  task: TaskName;
  given: unknown[];
}

/** The decoder could not do what was asked with a photo. */
export class DecodeFault extends Error {}

/** Long enough for the largest photo that can be uploaded, on a busy machine. */
const PATIENCE_MS = 60_000;
/** Photos arrive ten at a time, or not for minutes. */
const IDLE_MS = 10_000;

/** Tasks that run at once: more than there are cores only delays each of them, and each may take a gigabyte. */
const turns = sharedTurns('photos', Math.min(4, os.availableParallelism()));
const idle: ChildProgram<DecodeOrder, unknown>[] = [];

function ask(order: DecodeOrder): Promise<unknown> {
  return turns.take(async () => {
    const program = idle.pop() ?? new ChildProgram('decode-photos-process', { idleMs: IDLE_MS });
    try {
      return await program.ask(order, PATIENCE_MS);
    } catch (error) {
      throw new DecodeFault(`A photo could not be decoded (${order.task})`, { cause: error });
    } finally {
      idle.push(program);
    }
  });
}

/**
 * Runs one of the tasks of `decoder/tasks.ts` when it is its turn.
 * @throws DecodeFault
 */
export function decode<Name extends TaskName>(task: Name, ...given: Arguments<Name>): Promise<Result<Name>> {
  // The child process runs the named task; the compiler cannot see that.
  return ask({ task, given }) as Promise<Result<Name>>;
}
