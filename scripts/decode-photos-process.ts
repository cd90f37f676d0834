/** The process that decodes photos (server/features/photos/decode.ts). */
import { serveOrders } from '@/server/child-program';
import type { DecodeOrder } from '@/server/features/photos/decode';
import { photoTasks } from '@/server/features/photos/decoder/tasks';

/** The memory limit. The largest accepted photo, as AVIF, needs four fifths of it. */
const MAX_BYTES = 1200 * 1024 * 1024;

serveOrders(({ task, given }: DecodeOrder) => {
  // Each order names a task together with its arguments, which TypeScript cannot see here.
  const work = photoTasks[task] as (...args: unknown[]) => Promise<unknown>;
  return work(...given);
}, MAX_BYTES);
