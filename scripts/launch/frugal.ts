/**
 * How a server process holds less memory (docs/decisions/2026-11-28-plainer-machinery.md): less room for young objects,
 * and what lies outside of Node's heap lies in two arenas, where what was freed is used again: one of the main thread,
 * and one of the threads that compile and collect. The commands of `package.json` and the Dockerfile say the same.
 */
export const frugalFlags = [
  // Twice as much for young objects, as Node has it, is held for good: some 60 MB.
  '--max-semi-space-size=16',
  // After many slow requests the objects of all later ones would begin among those that live long, and wait there.
  '--no-allocation-site-pretenuring',
];
export const frugalVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
