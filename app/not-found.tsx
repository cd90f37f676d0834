import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteShell } from '@/components/layout/site-shell';
import { layoutTexts } from '@/lib/texts/layout';

export const metadata: Metadata = {
  title: layoutTexts.notFound.documentTitle,
  robots: { index: false },
};

export default function NotFound() {
  return (
    <SiteShell>
      <NotFoundView />
    </SiteShell>
  );
}
