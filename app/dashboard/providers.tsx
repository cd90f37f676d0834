'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { fetchAhead } from '@/components/ui/lazy-part';
import { hearSessionOver } from '@/lib/accounts/session-news';
import { hearMissingParts } from '@/lib/pages/load-anew';
import { makeQueryClient } from '@/lib/query-client';

/**
 * Providers for the dashboard's screens: one query client as long as it is open. When another tab ends the session,
 * nothing of it remains: neither on the screen, nor in the router's cache or the query client.
 */
export function DashboardProviders({ children }: { children: Elements }) {
  const [client] = useState(makeQueryClient);
  const [isOver, setOver] = useState(false);

  useEffect(hearMissingParts, []);
  // Needed once something else cannot be fetched.
  useEffect(() => fetchAhead(async () => (await import('@/components/layout/retry-part')).offerRetry()), []);
  useEffect(() => hearSessionOver(() => setOver(true)), []);
  useEffect(() => {
    if (!isOver) return;
    client.clear();
    // A full page load, which the server answers with a redirect to the login page.
    window.location.reload();
  }, [isOver, client]);

  return <QueryClientProvider client={client}>{!isOver && children}</QueryClientProvider>;
}
