/**
 * How a server process holds less memory (docs/decisions/2026-11-26-what-a-server-loads.md): Node's own heap grows in
 * smaller steps, and what lies outside it lies in two arenas, where what was freed is used again: one of the main
 * thread, and one of the threads that compile and collect. The commands of `package.json` and the Dockerfile say the same.
 */
export const frugalFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
  '--min-semi-space-size=16',
  // Code of closures that live as long as a request is dropped at each collection, and compiled anew.
  '--invocation-count-for-turbofan=20000',
  // After many slow requests the objects of all later ones would begin among those that live long, and wait there.
  '--no-allocation-site-pretenuring',
];
export const frugalVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
