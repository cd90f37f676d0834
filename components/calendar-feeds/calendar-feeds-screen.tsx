'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { AddCalendar } from '@/components/calendar-feeds/add-calendar';
import { CalendarFeed } from '@/components/calendar-feeds/calendar-feed';
import { SecretAddress } from '@/components/calendar-feeds/secret-address';
import { FeedField } from '@/components/calendar/feed-field';
import { SaveState } from '@/components/calendar/save-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { calendarListingQuery, syncFeeds } from '@/lib/calendar/queries';
import { namedSources } from '@/lib/listings/calendar-sources';
import { MAX_FEEDS } from '@/lib/calendar-feeds/limits';
import { feedsQuery, refreshFeedList } from '@/lib/calendar-feeds/queries';
import { feedTexts as texts } from '@/lib/texts/calendar-feeds';
import { calendarSyncTexts } from '@/lib/texts/owner-calendar';
import { dashboardTexts } from '@/lib/texts/dashboard';

/** The linked calendars of a listing, for its landlord and for admins. */
export function CalendarFeedsScreen({ slug }: { slug: string }) {
  const client = useQueryClient();
  const { data: listing } = useQuery(calendarListingQuery(slug));
  const { data: feeds, isError, isFetching, refetch } = useQuery(feedsQuery(slug));
  const sync = useMutation({
    mutationFn: () => syncFeeds(client, slug),
    onSettled: () => refreshFeedList(client, slug),
  });
  if (!listing || !('air_bnb_url' in listing)) return null;
  if (!feeds) {
    return isError ? (
      <ErrorState
        title={texts.loadFailed}
        text={dashboardTexts.tryAgain}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    ) : (
      <SkeletonGroup className="space-y-4">
        <Skeleton className="h-40 rounded-panel" />
        <Skeleton className="h-40 rounded-panel" />
      </SkeletonGroup>
    );
  }
  const isFull = feeds.length >= MAX_FEEDS;
  const missing = namedSources.filter((source) => !feeds.some((feed) => feed.source === source));
  const failing = feeds.some(({ failing_since: since }) => since !== null);
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{texts.title}</h2>
        {feeds.length > 0 && (
          <Button variant="secondary" size="sm" pending={sync.isPending} onClick={() => sync.mutate()}>
            {!sync.isPending && <RefreshCw aria-hidden className="size-5" />}
            <span>{texts.readNow}</span>
          </Button>
        )}
      </div>
      <p className="text-ci-gray-700">{feeds.length > 0 ? texts.intro : texts.none}</p>
      {sync.isSuccess && failing ? (
        <Alert tone="warning" live>
          {calendarSyncTexts.syncedPartly}
        </Alert>
      ) : (
        <SaveState
          status={sync.status}
          done={calendarSyncTexts.synced}
          error={sync.error}
          failed={calendarSyncTexts.syncFailed}
        />
      )}
      <ul aria-label={texts.title} className="space-y-4 empty:hidden">
        {feeds.map((feed) => (
          <CalendarFeed key={feed.id} listing={listing} feed={feed} />
        ))}
      </ul>
      {isFull ? (
        <Alert>{texts.full}</Alert>
      ) : (
        <>
          {missing.map((source) => (
            <Card key={source}>
              <FeedField
                listing={listing}
                source={source}
                url={null}
                onChanged={() => refreshFeedList(client, slug)}
              />
            </Card>
          ))}
          <AddCalendar slug={slug} />
        </>
      )}
      {listing.approved_at !== null && <SecretAddress slug={slug} />}
    </div>
  );
}
