import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellPreloadError } from '@/lib/pages/preload-error';

const failure = new TypeError('Failed to fetch dynamically imported module');
const uncaught = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  uncaught.mockClear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('reportError', uncaught);
});
afterEach(() => vi.unstubAllGlobals());

describe('a part whose script does not come', () => {
  it('is told with its error, which goes on where nobody deals with it', () => {
    const heard: unknown[] = [];
    window.addEventListener('preload-error', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail);
    });
    tellPreloadError(failure);
    expect(heard).toEqual([failure]);
    expect(uncaught.mock.calls).toEqual([[failure]]);
  });

  it('is left to who prevents the default', () => {
    window.addEventListener('preload-error', (event) => event.preventDefault());
    tellPreloadError(failure);
    expect(uncaught).not.toHaveBeenCalled();
  });
});
