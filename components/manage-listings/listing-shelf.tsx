'use client';

import { Link } from '@/components/ui/link';
import { useId } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListingActions } from '@/components/manage-listings/listing-actions';
import { OwnListingCard } from '@/components/manage-listings/own-listing-card';
import { shownListings } from '@/components/manage-listings/shown-listings';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Words } from '@/components/ui/words';
import type { Page } from '@/lib/api/envelope';
import type { OwnListing } from '@/lib/listings/contract';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';

type ShelfList = UseQueryResult<Page<OwnListing>>;

interface ListingShelfProps {
  title: string;
  /** Shown instead of cards when the section is empty. */
  emptyText: string;
  list: ShelfList;
  /** The other section's list, which may already contain a listing that moved there. */
  other: ShelfList;
  pageHref: (page: number) => string;
  /** Ids of the listings with a payment that was started but not completed. */
  unpaid?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** The section of online or offline listings, paged on its own. */
export function ListingShelf(props: ListingShelfProps) {
  const { title, emptyText, list, other, pageHref, unpaid = none } = props;
  const id = useId();
  const shown = shownListings(list, other);
  const { data, isPending, isError, isFetching, refetch } = list;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5">
        <Words>{title}</Words>
        {data && data.meta.total > 0 && (
          <span className="figures font-normal text-ci-gray-600">{` (${data.meta.total})`}</span>
        )}
      </h2>
      {isPending && <CardsSkeleton />}
      {isError && !data && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {data && shown.length === 0 && <p className="text-ci-gray-700">{emptyText}</p>}
      {shown.length > 0 && (
        <ul className="grid gap-6 sm:grid-cols-2">
          {shown.map((listing) => (
            <li key={listing.id}>
              <OwnListingCard
                listing={listing}
                actions={<ListingActions listing={listing} isUnpaid={unpaid.has(listing.id)} />}
              />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          as={Link}
          className="mt-8"
          page={data.meta.current_page}
          lastPage={data.meta.last_page}
          href={pageHref}
        />
      )}
    </section>
  );
}

function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-6 sm:grid-cols-2">
      <Skeleton className="h-96 rounded-panel" />
      <Skeleton className="h-96 rounded-panel" />
    </SkeletonGroup>
  );
}
