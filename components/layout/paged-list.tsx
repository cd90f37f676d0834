'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import type { Elements } from '@/components/ui/elements';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { Page } from '@/lib/api/envelope';
import { dashboardTexts } from '@/lib/texts/dashboard';

interface PagedListProps<T> {
  list: UseQueryResult<Page<T>>;
  /** The message when loading fails. */
  failed: string;
  /** Shown when the list is empty. */
  empty: Elements;
  /** The URL of a page; null is the first. */
  href: (page: number | null) => string;
  /** Shown while loading, for lists that are not tables. */
  skeleton?: Elements;
  /** Renders the rows; only called when there are any. */
  children: (page: Page<T>) => Elements;
}

/** A page of a dashboard list, with loading, error and empty states. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { list, failed, empty, href, skeleton = <ListSkeleton />, children } = props;
  const { data, isPending, isError, isFetching, refetch } = list;
  return (
    <>
      {isPending && skeleton}
      {isError && <Failure title={failed} onRetry={() => void refetch()} pending={isFetching} />}
      {data?.meta.total === 0 && empty}
      {data && data.meta.total > 0 && (
        <>
          {children(data)}
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

interface OneOfListProps<T> {
  query: UseQueryResult<T>;
  /** The message when loading fails. */
  failed: string;
  children: (data: T) => Elements;
}

/** One item of a list, with loading and error states. */
export function OneOfList<T>({ query, failed, children }: OneOfListProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <Failure title={failed} onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <SkeletonGroup className="space-y-6">
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="space-y-4">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-28 md:h-16" />
      ))}
    </SkeletonGroup>
  );
}

interface FailureProps {
  title: string;
  onRetry: () => void;
  pending: boolean;
}

function Failure(props: FailureProps) {
  return <ErrorState text={dashboardTexts.tryAgain} {...props} />;
}
