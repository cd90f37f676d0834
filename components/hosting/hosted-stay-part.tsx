'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const HostedStayScreen = lazyPart(
  async () => (await import('@/components/hosting/hosted-stay-screen')).HostedStayScreen,
);

/** The page of a stay for hosts, whose script landlords do not load. */
export const HostedStayPart = ({ id }: { id: number }) => (
  <Suspense>
    <HostedStayScreen id={id} />
  </Suspense>
);
