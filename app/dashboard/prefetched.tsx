import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeQueryClient } from '@/lib/query-client';

interface PrefetchedProps {
  /** Query key and what the server found for it. */
  data: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
}

/** Hands a screen what the server has already loaded, so that it shows at once and asks again only later. */
export function Prefetched({ data, children }: PrefetchedProps) {
  const client = makeQueryClient();
  for (const [key, found] of data) client.setQueryData(key, found);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
