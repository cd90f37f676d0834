import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteShell } from '@/components/layout/site-shell';
import { setPageStatus } from '@/server/http/request-context';

export { metadata } from '@/app/not-found';

/**
 * The 404 page as a page of its own: the front sends every unknown address here, so that the answer is complete in its
 * HTML (Next's own 404 is filled in by script).
 */
export default function NotFoundPage() {
  setPageStatus(404);
  return (
    <SiteShell>
      <NotFoundView />
    </SiteShell>
  );
}
