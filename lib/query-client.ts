import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/client';

/** Data older than this is refetched when a dashboard screen is opened again. */
const staleTime = 30_000;

/**
 * A query client with the dashboard's settings: errors from the server are not retried, lost connections are. Nothing
 * waits silently for the network: a call fails at once, and the screen says so.
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
