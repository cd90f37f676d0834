'use client';

import { useQuery } from '@tanstack/react-query';
import { countOfFilters } from '@/components/find/count-of-filters';
import { ListingsFilters, listingsHref } from '@/components/find/listings-filters';
import { ListingsTable } from '@/components/find/listings-table';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { foundListingsQuery } from '@/lib/find/queries';
import type { ListAsked } from '@/lib/find/queries';
import { rowCountText } from '@/lib/find/row-count';
import { route } from '@/lib/desk-paths';
import { findListingsTexts as texts } from '@/lib/texts/find';

/** Every home of the site, filtered by its properties and its state. */
export function ListingsScreen({ asked, page }: { asked: ListAsked; page: number }) {
  const list = useQuery(foundListingsQuery({ ...asked, page: String(page) }));
  const count = countOfFilters(asked);
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <ListingsFilters asked={asked} count={count} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            text={texts.empty}
            action={
              count > 0 && (
                <LinkButton as={Link} href={route('dashboard.admin.listing.all')}>
                  {texts.showAll}
                </LinkButton>
              )
            }
          />
        }
        href={(to) => listingsHref(asked, to)}
      >
        {({ data, meta }) => (
          <>
            <p role="status" className="figures mb-3 text-ci-gray-600">
              {rowCountText(meta, texts.count)}
            </p>
            <ListingsTable listings={data} />
          </>
        )}
      </PagedList>
    </>
  );
}
