import type { ReactNode } from 'react';
import { BelowBanner } from '@/components/site/site-banner';
import { SiteShell } from '@/components/site/site-shell';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <BelowBanner>
      <SiteShell>
        <div className="page @container py-10 sm:py-16">{children}</div>
      </SiteShell>
    </BelowBanner>
  );
}
