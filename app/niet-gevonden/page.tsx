import { RowPart } from '@/components/front-page/row-part';
import { NotFoundView } from '@/components/layout/not-found-view';
import { BelowBanner } from '@/components/site/site-banner';
import { SiteShell } from '@/components/site/site-shell';
import { findRecentRow } from '@/server/features/front-page/find-recent-row';
import { setPageStatus } from '@/server/http/request-context';

export { generateMetadata } from '@/app/not-found';

/**
 * The 404 page as a page of its own: the front routes every unknown path here, so that its HTML is complete (Next's own
 * 404 is completed by script).
 */
export default async function NotFoundPage() {
  setPageStatus(404);
  // The page works without these listings if the database is unavailable.
  const row = await findRecentRow('').then(
    (found) => found.row,
    () => null,
  );
  return (
    <BelowBanner>
      <SiteShell isStandIn>
        <NotFoundView listings={row && <RowPart row={row} />} />
      </SiteShell>
    </BelowBanner>
  );
}
