import type { ReactNode } from 'react';
import { BelowBanner } from '@/components/site/site-banner';
import { SiteShell } from '@/components/site/site-shell';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <BelowBanner>
      <SiteShell>{children}</SiteShell>
    </BelowBanner>
  );
}
