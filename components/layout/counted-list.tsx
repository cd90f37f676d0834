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
  /** What is said when it does not come. */
  failed: string;
  /** What is said when there is nothing. */
  empty: string;
  /** The way back to everything, where a filter may have left nothing. */
  all: { label: string; href: string } | null;
  /** How many there are, in words. */
  count: (total: number) => string;
  /** The address of a page. */
  href: (page: number) => string;
  children: (rows: Row[]) => Elements;
}

/** A page of an admin's list, under how many rows there are. */
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
