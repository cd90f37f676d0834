'use client';

import { lazy, Suspense } from 'react';
import { useViewer } from '@/components/layout/use-viewer';

/** Only an admin who acts as somebody else needs it. */
const ImpersonationBar = lazy(async () => ({
  default: (await import('@/components/impersonation/impersonation-bar')).ImpersonationBar,
}));

/** The bar on public pages, which are the same for everybody: this part asks by itself who is looking. */
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
