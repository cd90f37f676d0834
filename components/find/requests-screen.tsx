'use client';

import { useQuery } from '@tanstack/react-query';
import { countOfFilters } from '@/components/find/count-of-filters';
import { RequestsFilters, requestsHref } from '@/components/find/requests-filters';
import { RequestsTable } from '@/components/find/requests-table';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { foundRequestsQuery } from '@/lib/find/queries';
import type { ListAsked } from '@/lib/find/queries';
import { rowCountText } from '@/lib/find/row-count';
import { route } from '@/lib/desk-paths';
import { findRequestsTexts as texts } from '@/lib/texts/find';

/** Every request of the site, and the bookings that landlords entered themselves. */
export function RequestsScreen({ asked, page }: { asked: ListAsked; page: number }) {
  const list = useQuery(foundRequestsQuery({ ...asked, page: String(page) }));
  const count = countOfFilters(asked);
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <RequestsFilters asked={asked} count={count} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            text={texts.empty}
            action={
              count > 0 && (
                <LinkButton as={Link} href={route('dashboard.admin.booking-request.index')}>
                  {texts.showAll}
                </LinkButton>
              )
            }
          />
        }
        href={(to) => requestsHref(asked, to)}
      >
        {({ data, meta }) => (
          <>
            <p role="status" className="figures mb-3 text-ci-gray-600">
              {rowCountText(meta, texts.count)}
            </p>
            <RequestsTable requests={data} />
          </>
        )}
      </PagedList>
    </>
  );
}
