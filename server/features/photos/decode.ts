import 'server-only';

import os from 'node:os';
import { ChildProgram } from '@/server/child-program';
import type { PhotoTasks } from '@/server/features/photos/decoder/tasks';
import { sharedTurns } from '@/server/turns';

/**
 * Whatever opens a photo runs in a process of its own (docs/decisions/2026-11-28-photos-apart.md): a file from a
 * stranger that its decoder fails at, or takes too long or too much memory for, costs that photo alone.
 */

type TaskName = keyof PhotoTasks;
type Arguments<Name extends TaskName> = Parameters<PhotoTasks[Name]>;
type Result<Name extends TaskName> = Awaited<ReturnType<PhotoTasks[Name]>>;

export interface DecodeOrder {
  task: TaskName;
  given: unknown[];
}

/** Its decoder could not do with a photo what was asked. */
export class DecodeFault extends Error {}

/** Long enough for the largest photo that may come, on a machine that does much else. */
const PATIENCE_MS = 60_000;
/** Photos come ten at a time, or not for minutes. */
const IDLE_MS = 10_000;

/** Pieces of work that run at once: more than there are cores only delays each, and each may take a gigabyte. */
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
 * Has one of the tasks of `decoder/tasks.ts` done when it is its turn.
 * @throws DecodeFault
 */
export function decode<Name extends TaskName>(task: Name, ...given: Arguments<Name>): Promise<Result<Name>> {
  // The other side does the task that was named; the compiler does not see across.
  return ask({ task, given }) as Promise<Result<Name>>;
}
