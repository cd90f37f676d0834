'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useId } from 'react';
import { FeedState } from '@/components/calendar/feed-state';
import { FeedField } from '@/components/calendar/feed-field';
import { PanelSection } from '@/components/calendar/panel-frame';
import { SaveState } from '@/components/calendar/save-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { syncFeeds } from '@/lib/calendar/queries';
import { namedSources } from '@/lib/listings/calendar-sources';
import type { ManagedListing, OwnListing } from '@/lib/listings/contract';
import { route } from '@/lib/desk-paths';
import { feedTexts } from '@/lib/texts/calendar-feeds';
import { calendarSyncTexts as texts } from '@/lib/texts/owner-calendar';

/**
 * Calendars from other sites. Only the landlord can see their URLs; everyone who manages the calendar sees their state
 * (docs/rules/calendar-feeds.md#what-staff-sees).
 */
export function CalendarFeeds({ listing }: { listing: OwnListing | ManagedListing }) {
  const id = useId();
  const client = useQueryClient();
  const feeds = listing.calendar_feeds;
  const sync = useMutation({ mutationFn: () => syncFeeds(client, listing.slug) });
  const feedOf = (source: string) => feeds.find((feed) => feed.source === source);
  return (
    <PanelSection
      id={id}
      title={'air_bnb_url' in listing ? texts.title : texts.states}
      intro={'air_bnb_url' in listing && texts.intro}
    >
      {namedSources.map((source) => {
        const feed = feedOf(source);
        // An admin may add a link where there is none yet.
        const canEditFeed = 'air_bnb_url' in listing && (!feed || feed.url !== null);
        return (
          <div key={source} className="space-y-2">
            {canEditFeed && (
              <FeedField
                key={feed?.url ?? ''}
                listing={listing}
                source={source}
                url={source === 'airbnb' ? listing.air_bnb_url : listing.booking_com_url}
              />
            )}
            {feed && <FeedState feed={feed} isNamed={!canEditFeed} />}
          </div>
        );
      })}
      {feeds
        .filter(({ source }) => source === 'other')
        .map((feed) => (
          <FeedState key={`${feed.name} ${feed.next_run_at}`} feed={feed} isNamed />
        ))}
      {feeds.length > 0 && (
        <Button variant="secondary" pending={sync.isPending} onClick={() => sync.mutate()}>
          {!sync.isPending && <RefreshCw aria-hidden className="size-5" />}
          <span>{texts.sync}</span>
        </Button>
      )}
      {sync.isSuccess && feeds.some(({ failing_since }) => failing_since !== null) ? (
        <Alert tone="warning" live>
          {texts.syncedPartly}
        </Alert>
      ) : (
        <SaveState status={sync.status} done={texts.synced} error={sync.error} failed={texts.syncFailed} />
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {'air_bnb_url' in listing && (
          <Link href={route('dashboard.calendar.feeds', { slug: listing.slug })} className="link">
            {feedTexts.manage}
          </Link>
        )}
        <Link href={route('dashboard.calendars')} className="link">
          {feedTexts.all}
        </Link>
      </p>
    </PanelSection>
  );
}
