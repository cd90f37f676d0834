'use client';

import { Activity, use } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { interest, isInterested } from '@/lib/interest/interest';

/**
 * A part of a public page that is whole as the server sent it and starts to answer at the first sign of interest.
 * An `Activity` and no `Suspense`: the server would send what is in a large boundary of that kind later, by script.
 */
export function HydrateOnInterest({ children }: { children: ReactNode }) {
  return (
    <Activity>
      <Awake>{children}</Awake>
    </Activity>
  );
}

/**
 * While this waits React leaves the server's HTML as it is. A press hydrates what is pressed at once. Who comes here
 * from another page without loading the document has no HTML that could stand there meanwhile.
 */
function Awake({ children }: { children: ReactNode }) {
  const isDrawnHere = useHydrated();
  if (!isDrawnHere && !isInterested()) use(interest());
  return children;
}
