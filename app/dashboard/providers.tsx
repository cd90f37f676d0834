'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { hearSessionOver } from '@/lib/accounts/session-news';
import { hearMissingParts } from '@/lib/pages/load-anew';
import { makeQueryClient } from '@/lib/query-client';

/**
 * What the dashboard's screens share: one query client while it is open. When another tab ends the session, nothing of
 * it stays: neither what is on the screen, nor what the router and the client remember.
 */
export function DashboardProviders({ children }: { children: Elements }) {
  const [client] = useState(makeQueryClient);
  const [isOver, setOver] = useState(false);

  useEffect(hearMissingParts, []);
  useEffect(() => hearSessionOver(() => setOver(true)), []);
  useEffect(() => {
    if (!isOver) return;
    client.clear();
    // A whole load, which the server answers with the way to sign in.
    window.location.reload();
  }, [isOver, client]);

  return <QueryClientProvider client={client}>{!isOver && children}</QueryClientProvider>;
}
