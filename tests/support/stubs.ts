/** What a file put in the place of a global or a setting ends with it: the next one shares its process. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
