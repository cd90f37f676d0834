'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { FeedBadge } from '@/components/calendar-feeds/feed-badge';
import { ListHeading } from '@/components/layout/list-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { Words } from '@/components/ui/words';
import { calendarListingsQuery } from '@/lib/calendar/queries';
import type { CalendarListing } from '@/lib/calendar/queries';
import { formatMoment } from '@/lib/format/date';
import type { CalendarFeedDto } from '@/lib/listings/contract';
import { route } from '@/lib/desk-paths';
import { importedSourceNames, feedTexts as texts } from '@/lib/texts/calendar-feeds';
import { calendarSyncTexts, ownerCalendarTexts } from '@/lib/texts/owner-calendar';

/** Sort order: 0 when a calendar fails, 1 with a warning, 2 when all is well, 3 when none is linked. */
function urgency({ feeds }: CalendarListing): number {
  if (feeds.some(({ failing_since: since }) => since !== null)) return 0;
  if (feeds.some(({ error }) => error !== null)) return 1;
  return feeds.length > 0 ? 2 : 3;
}

const pageOf = ({ slug, isOwn }: CalendarListing) =>
  isOwn
    ? route('dashboard.calendar.feeds', { slug })
    : route('dashboard.calendar', { slug }, { action: 'manage' });

/** The linked calendars of all listings whose calendar the user manages, failing ones first. */
export function AllCalendarsScreen({ userId }: { userId: number }) {
  const { data: listings = [] } = useQuery(calendarListingsQuery(userId));
  const sorted = listings.toSorted((a, b) => urgency(a) - urgency(b));
  return (
    <>
      <ListHeading title={texts.allTitle} about={texts.allIntro} />
      {listings.length === 0 ? (
        <EmptyState text={ownerCalendarTexts.emptyCoLandlord} />
      ) : (
        <ul aria-label={texts.allTitle} className="divide-y divide-ci-gray-200 border-y border-ci-gray-200">
          {sorted.map((listing) => (
            <ListingRow key={listing.slug} listing={listing} />
          ))}
        </ul>
      )}
    </>
  );
}

function ListingRow({ listing }: { listing: CalendarListing }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-4 hover:bg-ci-gray-50 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <p className="min-w-0">
        <Link
          href={pageOf(listing)}
          className="font-semibold text-ci-gray-900 wrap-anywhere after:absolute after:inset-0 hover:text-ci-blue-700"
        >
          {listing.name}
        </Link>
        {listing.town && <span className="block text-ci-gray-600">{listing.town}</span>}
      </p>
      {listing.feeds.length === 0 ? (
        <p className="text-ci-gray-600">{texts.noFeeds}</p>
      ) : (
        <ul className="space-y-1">
          {listing.feeds.map((feed) => (
            <FeedLine key={`${feed.source} ${feed.name} ${feed.next_run_at}`} feed={feed} />
          ))}
        </ul>
      )}
    </li>
  );
}

function FeedLine({ feed }: { feed: CalendarFeedDto }) {
  const { source, name, failing_since: since, last_success_at: read, error } = feed;
  return (
    <li className="figures flex flex-wrap items-baseline gap-x-3 text-ci-gray-700">
      <span className="font-semibold text-ci-gray-900 wrap-anywhere">
        {name ?? importedSourceNames[source]}
      </span>
      <FeedBadge feed={feed} />
      <span className="min-w-0">
        {since !== null && <Words>{`${calendarSyncTexts.failingSince(formatMoment(since))}: `}</Words>}
        <Words>
          {error ?? (read ? calendarSyncTexts.lastRead(formatMoment(read)) : calendarSyncTexts.neverRead)}
        </Words>
      </span>
    </li>
  );
}
