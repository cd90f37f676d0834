import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/client';

/** What the dashboard shows is never older than this when a screen is opened again. */
const staleTime = 30_000;

/**
 * A query client with the dashboard's settings: what the server refused is not retried, a lost connection is. Nothing
 * waits silently for a network: a call fails at once, and the screen says so.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 &&
          onlineManager.isOnline() &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
