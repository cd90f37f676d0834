/**
 * How a server process uses less memory (docs/decisions/2026-11-28-plainer-machinery.md): a smaller young generation,
 * and two malloc arenas for memory outside Node's heap, so that freed memory is reused: one for the main thread, and
 * one for the threads that compile and collect garbage. The commands in `package.json` and the Dockerfile are the same.
 */
export const frugalFlags = [
  // Node's default is twice this size, some 60 MB more that are never released.
  '--max-semi-space-size=16',
  // Otherwise, after many slow requests, all later objects would be allocated in the old generation and wait there.
  '--no-allocation-site-pretenuring',
];
export const frugalVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
