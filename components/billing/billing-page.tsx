import type { UseQueryResult } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ListFailure, ListSkeleton } from '@/components/layout/list-states';
import { PageHeading } from '@/components/layout/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import type { Page } from '@/lib/api/envelope';
import { route } from '@/lib/paths';

interface BillingPageProps<T> {
  texts: Readonly<
    Record<'title' | 'intro' | 'free' | 'freeWithOlder' | 'empty' | 'toListings' | 'loadFailed', string>
  >;
  list: UseQueryResult<Page<T>>;
  /** Whether publishing costs nothing: then the page says so, whatever was paid before. */
  isFree: boolean;
  /** The address of a page; null is the first. */
  href: (page: number | null) => string;
  /** The table of the rows. */
  children: (rows: readonly T[]) => ReactNode;
}

/** What the pages of payments and of subscriptions have in common: all that is not the table. */
export function BillingPage<T>({ texts, list, isFree, href, children }: BillingPageProps<T>) {
  const { data, isPending, isError, isFetching, refetch } = list;
  const isEmpty = data?.meta.total === 0;
  return (
    <>
      <PageHeading
        title={texts.title}
        intro={isEmpty ? undefined : isFree ? texts.freeWithOlder : texts.intro}
      />
      {isPending && <ListSkeleton />}
      {isError && (
        <ListFailure title={texts.loadFailed} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {isEmpty && (
        <EmptyState
          text={isFree ? texts.free : texts.empty}
          action={
            <LinkButton as={Link} href={route('dashboard.listing.index')}>
              {texts.toListings}
            </LinkButton>
          }
        />
      )}
      {data && !isEmpty && (
        <>
          {children(data.data)}
          <Pagination
            as={Link}
            className="mt-8"
            page={data.meta.current_page}
            lastPage={data.meta.last_page}
            href={(page) => href(page > 1 ? page : null)}
          />
        </>
      )}
    </>
  );
}
