/** The states of loading the interactive map (docs/rules/map.md#loading). */

export type LoaderStatus = 'initialized' | 'loading' | 'success' | 'failure';

export interface LoaderState {
  status: LoaderStatus;
  /** Consecutive failures. */
  failures: number;
}

/**
 * interest: the visitor shows interest in the map; retry: the delay after a failure has passed; again: the visitor asks
 * to retry; rejected: refused in a way that retrying does not fix, possibly after it was shown; changed: the map
 * provider changed.
 */
export type LoaderEvent = 'interaction' | 'loaded' | 'failed' | 'retry' | 'again' | 'rejected' | 'changed';

export const MOST_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;

export const initialLoader: LoaderState = { status: 'initialized', failures: 0 };

/** Events that do not apply to the current status are ignored. */
export function nextLoaderState(state: LoaderState, event: LoaderEvent): LoaderState {
  const { status, failures } = state;
  if (event === 'interaction' && status === 'initialized') return { status: 'loading', failures: 0 };
  if (event === 'loaded' && status === 'loading') return { status: 'success', failures: 0 };
  if (event === 'failed' && status === 'loading') return { status: 'failure', failures: failures + 1 };
  if (event === 'retry' && retryDelay(state) !== null) return { status: 'loading', failures };
  if (event === 'rejected' && status !== 'initialized')
    return { status: 'failure', failures: MOST_RETRIES + 1 };
  if (event === 'changed' && status !== 'initialized') return { status: 'loading', failures: 0 };
  if (event === 'again' && status === 'failure') return { status: 'loading', failures: 0 };
  return state;
}

/** Milliseconds until the next retry, three times the previous delay. Null if there is no automatic retry. */
export function retryDelay({ status, failures }: LoaderState): number | null {
  return status === 'failure' && failures <= MOST_RETRIES ? FIRST_DELAY_MS * 3 ** (failures - 1) : null;
}
