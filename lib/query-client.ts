import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/client';

/** What the dashboard shows is never older than this when a screen is opened again. */
const staleTime = 30_000;

/** A query client with the dashboard's settings: what the server refused is not asked again, a lost line is. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  });
}
