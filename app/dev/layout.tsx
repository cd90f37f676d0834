import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

export default function DevLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell>
      <div className="page py-10 sm:py-16">{children}</div>
    </SiteShell>
  );
}
