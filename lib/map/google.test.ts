import { afterEach, describe, expect, it, vi } from 'vitest';
import { onGoogleRejected } from './google';

afterEach(() => vi.unstubAllGlobals());

describe('a key that Google refuses', () => {
  it('is told to every map on the page, until it is gone', () => {
    const page: EventTarget & { gm_authFailure?: () => void } = new EventTarget();
    vi.stubGlobal('window', page);
    const [first, second] = [vi.fn(), vi.fn()];
    const end = onGoogleRejected(first);
    onGoogleRejected(second);
    // Google calls this global function.
    page.gm_authFailure?.();
    end();
    page.gm_authFailure?.();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });
});
