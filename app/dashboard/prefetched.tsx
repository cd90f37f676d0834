import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeQueryClient } from '@/lib/query-client';

interface PrefetchedProps {
  /** Pairs of query key and data loaded by the server. */
  data: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** Passes a screen the data that the server has already loaded, so that it renders immediately and refetches later. */
export function Prefetched({ data, children }: PrefetchedProps) {
  const client = makeQueryClient();
  for (const [key, found] of data) client.setQueryData(key, found);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
