'use client';

import { useQueries } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useMemo } from 'react';
import { PricesDesk } from '@/components/stays/prices-desk';
import { PageHeading } from '@/components/layout/page-heading';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { availabilityQuery, calendarListingQuery, specialRatesQuery } from '@/lib/calendar/queries';
import type { Day } from '@/lib/dates/day';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/desk-paths';
import { costsQuery, seasonsQuery, stayRulesQuery } from '@/lib/stays/queries';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { stayPricesTexts as texts } from '@/lib/texts/stay-prices';

interface PricesScreenProps {
  slug: string;
  today: Day;
}

/** The prices of a listing's stays, and which stays can be requested (docs/rules/stays.md#the-landlords-screen). */
export function PricesScreen({ slug, today }: PricesScreenProps) {
  const [listing, availability, rates, seasons, rules, costs] = useQueries({
    queries: [
      calendarListingQuery(slug),
      availabilityQuery(slug),
      specialRatesQuery(slug),
      seasonsQuery(slug),
      stayRulesQuery(slug),
      costsQuery(slug),
    ],
  });
  const needed = [listing, availability, rates, seasons, rules, costs];
  const facts = useMemo(
    () =>
      listing.data && availability.data && rates.data && seasons.data && rules.data && costs.data
        ? {
            listing: listing.data,
            availability: availability.data,
            rates: rates.data,
            seasons: seasons.data,
            rules: rules.data,
            costs: costs.data,
            today,
          }
        : null,
    [listing.data, availability.data, rates.data, seasons.data, rules.data, costs.data, today],
  );
  return (
    <>
      <PageHeading
        title={texts.title}
        intro={listing.data && listingName(listing.data)}
        actions={
          <>
            <LinkButton as={Link} href={route('dashboard.calendar', { slug })} variant="secondary" size="sm">
              {texts.calendar}
            </LinkButton>
            {listing.data && 'air_bnb_url' in listing.data && (
              <LinkButton as={Link} href={route('listing.edit', { slug })} variant="secondary" size="sm">
                {texts.listing}
              </LinkButton>
            )}
          </>
        }
      />
      {facts && <PricesDesk facts={facts} />}
      {!facts && needed.some(({ isError }) => isError) && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => needed.forEach(({ refetch }) => void refetch())}
          pending={needed.some(({ isFetching }) => isFetching)}
        />
      )}
      {!facts && !needed.some(({ isError }) => isError) && (
        <SkeletonGroup className="space-y-6">
          <Skeleton className="h-64 rounded-panel" />
          <Skeleton className="h-96 rounded-panel" />
        </SkeletonGroup>
      )}
    </>
  );
}
