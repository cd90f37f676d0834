'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { OwnListingCard } from '@/components/manage-listings/own-listing-card';
import { TodaySection } from '@/components/today/today-section';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { listingShelfQuery, listingsFetched, listingsOnToday } from '@/lib/listings/queries';
import { route } from '@/lib/desk-paths';
import { todayScreenTexts as texts } from '@/lib/texts/today-screen';

/** Up to two listings that are online. */
export function OnlineListings({ userId }: { userId: number }) {
  const { data, isPending, isError } = useQuery(listingShelfQuery('enabled', userId, 1, listingsFetched));
  // This list also contains those awaiting approval, which are not public yet.
  const online = data?.data.filter((listing) => !listing.is_awaiting_approval).slice(0, listingsOnToday);
  return (
    <TodaySection
      title={texts.listings}
      more={
        <Link href={route('dashboard.listing.index')} className="link">
          {texts.allListings}
        </Link>
      }
    >
      {isPending && (
        <SkeletonGroup className="grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-80 rounded-panel" />
          <Skeleton className="h-80 rounded-panel" />
        </SkeletonGroup>
      )}
      {isError && <Alert tone="error">{texts.listingsFailed}</Alert>}
      {online?.length === 0 && (
        <EmptyState
          text={texts.noListings}
          action={
            <LinkButton as={Link} href={route('listing.create')}>
              {texts.createListing}
            </LinkButton>
          }
          className="py-6"
        />
      )}
      {online && online.length > 0 && (
        <ul className="grid gap-6 sm:grid-cols-2">
          {online.map((listing) => (
            <li key={listing.id}>
              <OwnListingCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </TodaySection>
  );
}
