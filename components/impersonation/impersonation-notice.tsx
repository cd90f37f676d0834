'use client';

import { lazy, Suspense } from 'react';
import { useViewer } from '@/components/layout/use-viewer';

/** Loaded lazily, since only an impersonating admin needs it. */
const ImpersonationBar = lazy(async () => ({
  default: (await import('@/components/impersonation/impersonation-bar')).ImpersonationBar,
}));

/**
 * The impersonation bar on public pages. Those are cached and the same for everyone, so this component fetches the
 * viewer itself.
 */
export function ImpersonationNotice({ label }: { label: string }) {
  const viewer = useViewer();
  if (!viewer?.impersonating) return null;
  return (
    <section aria-label={label}>
      <Suspense>
        <ImpersonationBar name={viewer.full_name} />
      </Suspense>
    </section>
  );
}
