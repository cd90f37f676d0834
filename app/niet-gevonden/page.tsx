import { HomeRow } from '@/components/home/home-row';
import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteShell } from '@/components/site/site-shell';
import { findRecentRow } from '@/server/features/home/find-recent-row';
import { setPageStatus } from '@/server/http/request-context';

export { metadata } from '@/app/not-found';

/**
 * The 404 page as a page of its own: the front sends every unknown address here, so that the answer is complete in its
 * HTML (Next's own 404 is filled in by script).
 */
export default async function NotFoundPage() {
  setPageStatus(404);
  // That an address is unknown can be said without them, while the database is away.
  const row = await findRecentRow().then(
    (found) => found.row,
    () => null,
  );
  return (
    <SiteShell isStandIn>
      <NotFoundView homes={row && <HomeRow row={row} />} />
    </SiteShell>
  );
}
