/** The process in which photos are opened (server/features/photos/decode.ts). */
import { serveOrders } from '@/server/child-program';
import type { DecodeOrder } from '@/server/features/photos/decode';
import { photoTasks } from '@/server/features/photos/decoder/tasks';

/** The largest photo that is taken, as AVIF, needs four fifths of it. */
const MAX_BYTES = 1200 * 1024 * 1024;

serveOrders(({ task, given }: DecodeOrder) => {
  // Each order names a task with its own arguments; the compiler does not see that from here.
  const work = photoTasks[task] as (...args: unknown[]) => Promise<unknown>;
  return work(...given);
}, MAX_BYTES);
