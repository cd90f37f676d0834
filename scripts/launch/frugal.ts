/**
 * How a server process holds less memory (docs/decisions/2026-11-23-memory-of-a-server.md): Node's own heap grows in
 * smaller steps, and memory outside it lies together instead of in an arena per thread. The commands of `package.json`
 * and the Dockerfile say the same.
 */
export const frugalFlags = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
export const frugalVariables = { MALLOC_ARENA_MAX: '1' };
