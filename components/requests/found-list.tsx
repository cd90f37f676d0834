'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { PagedList } from '@/components/layout/paged-list';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Page } from '@/lib/api/envelope';
import { leavesOut } from '@/lib/requests/filter';
import type { RequestFilter } from '@/lib/requests/filter';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

interface FoundListProps<Row, Filter extends RequestFilter> {
  list: UseQueryResult<Page<Row>>;
  failed: string;
  filter: Filter;
  /** Shown when no request was ever received. */
  empty: Elements;
  hrefOf: (filter: Filter | null, page?: number | null) => string;
  children: (rows: Row[]) => Elements;
}

/** A page of a filtered list; when nothing matches, links to the unfiltered list. */
export function FoundList<Row, Filter extends RequestFilter>(props: FoundListProps<Row, Filter>) {
  const { list, failed, filter, empty, hrefOf, children } = props;
  const isFiltered = leavesOut(filter);
  const nothing = (
    <EmptyState
      text={texts.noneFound}
      action={
        <LinkButton as={Link} href={hrefOf(null)} variant="secondary">
          {texts.showAll}
        </LinkButton>
      }
    />
  );
  return (
    <PagedList
      list={list}
      failed={failed}
      empty={isFiltered ? nothing : empty}
      href={(page) => hrefOf(filter, page)}
    >
      {({ data, meta }) => (
        <>
          {isFiltered && (
            <p role="status" className="figures mb-3 text-ci-gray-600">
              {texts.found(meta.total)}
            </p>
          )}
          {children(data)}
        </>
      )}
    </PagedList>
  );
}
