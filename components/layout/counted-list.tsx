'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { PagedList } from '@/components/layout/paged-list';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Page } from '@/lib/api/envelope';

interface CountedListProps<Row> {
  list: UseQueryResult<Page<Row>>;
  /** The message when loading fails. */
  failed: string;
  /** The message when there is nothing. */
  empty: string;
  /** A link to the unfiltered list, for when a filter may have left nothing. */
  all: { label: string; href: string } | null;
  /** The number of rows, in words. */
  count: (total: number) => string;
  /** The URL of a page. */
  href: (page: number) => string;
  children: (rows: Row[]) => Elements;
}

/** A page of an admin's list, below the total number of rows. */
export function CountedList<Row>({ list, failed, empty, all, count, href, children }: CountedListProps<Row>) {
  const action = all && (
    <LinkButton as={Link} href={all.href}>
      {all.label}
    </LinkButton>
  );
  return (
    <PagedList
      list={list}
      failed={failed}
      empty={<EmptyState text={empty} action={action} />}
      href={(page) => href(page ?? 1)}
    >
      {({ data, meta }) => (
        <>
          <p role="status" className="figures mb-3 text-ci-gray-600">
            {count(meta.total)}
          </p>
          {children(data)}
        </>
      )}
    </PagedList>
  );
}
