/** Undoes what a test file stubbed (globals, settings, functions) at its end: the next file shares its process. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
