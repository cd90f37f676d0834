'use client';

import { ImpersonationBar } from '@/components/impersonation/impersonation-bar';
import { useViewer } from '@/components/layout/use-viewer';
import { layoutTexts } from '@/lib/texts/layout';

/** The bar on public pages, which are the same for everybody: this part asks by itself who is looking. */
export function ImpersonationNotice() {
  const viewer = useViewer();
  if (!viewer?.impersonating) return null;
  return (
    <section aria-label={layoutTexts.notice}>
      <ImpersonationBar name={viewer.full_name} />
    </section>
  );
}
