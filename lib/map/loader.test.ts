import { describe, expect, it } from 'vitest';
import { initialLoader, nextLoaderState, retryDelay } from './loader';
import type { LoaderEvent, LoaderState, LoaderStatus } from './loader';

const after = (...events: LoaderEvent[]) => events.reduce<LoaderState>(nextLoaderState, initialLoader);

describe('the loader of the map', () => {
  it('waits until somebody is interested', () => {
    expect(after()).toEqual({ status: 'initialized', failures: 0 });
    expect(after('loaded', 'failed', 'retry', 'again').status).toBe('initialized');
  });

  it.each<[LoaderEvent[], LoaderStatus]>([
    [['interaction'], 'loading'],
    [['interaction', 'interaction'], 'loading'],
    [['interaction', 'loaded'], 'success'],
    [['interaction', 'loaded', 'failed'], 'success'],
    [['interaction', 'failed'], 'failure'],
    [['interaction', 'failed', 'loaded'], 'failure'],
    [['interaction', 'failed', 'retry'], 'loading'],
    [['interaction', 'failed', 'retry', 'loaded'], 'success'],
    [['interaction', 'rejected'], 'failure'],
    [['interaction', 'loaded', 'rejected'], 'failure'],
    [['rejected'], 'initialized'],
    [['interaction', 'loaded', 'changed'], 'loading'],
    [['interaction', 'failed', 'changed'], 'loading'],
    [['changed'], 'initialized'],
  ])('%j leads to %s', (events, status) => {
    expect(after(...events).status).toBe(status);
  });

  it('tries three times more, after delays that grow, and then no more by itself', () => {
    const delays = [];
    let state = after('interaction');
    for (let round = 0; round < 5; round += 1) {
      state = nextLoaderState(state, 'failed');
      delays.push(retryDelay(state));
      state = nextLoaderState(state, 'retry');
    }
    expect(delays).toEqual([1_000, 3_000, 9_000, null, null]);
    expect(state).toEqual({ status: 'failure', failures: 4 });
  });

  it('does not try again by itself where it was rejected', () => {
    expect(retryDelay(after('interaction', 'rejected'))).toBeNull();
    expect(retryDelay(after('interaction', 'loaded', 'rejected'))).toBeNull();
  });

  it('begins anew when somebody else draws it, with all its retries', () => {
    expect(after('interaction', 'rejected', 'changed')).toEqual({ status: 'loading', failures: 0 });
  });

  it('begins anew when somebody asks for it', () => {
    const failed = after('interaction', 'failed', 'retry', 'failed', 'retry', 'failed', 'retry', 'failed');
    expect(retryDelay(failed)).toBeNull();
    expect(nextLoaderState(failed, 'again')).toEqual({ status: 'loading', failures: 0 });
  });
});
