'use client';

import { useQueries } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { CalendarDesk } from '@/components/calendar/calendar-desk';
import { PageHeading } from '@/components/layout/page-heading';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/api/client';
import { availabilityQuery, calendarListingQuery, specialRatesQuery } from '@/lib/calendar/queries';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { seasonsQuery, stayRulesQuery } from '@/lib/stays/queries';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { dashboardTexts } from '@/lib/texts/dashboard';

interface CalendarScreenProps {
  slug: string;
  userId: number;
  today: Day;
  /** The absolute URL of the listing's own calendar, for other sites. */
  exportUrl: string;
}

const none: never[] = [];

/** A listing's calendar: prices, stays from every site, blocks and links (docs/rules/calendar.md#the-owners-screen). */
export function CalendarScreen({ slug, ...rest }: CalendarScreenProps) {
  const [listing, availability, rates, seasons, rules] = useQueries({
    queries: [
      calendarListingQuery(slug),
      availabilityQuery(slug),
      specialRatesQuery(slug),
      seasonsQuery(slug),
      stayRulesQuery(slug),
    ],
  });
  const needed = [listing, availability];
  const isGone = needed.some(({ error }) => error instanceof ApiError && [403, 404].includes(error.status));
  if (isGone) return <NoAccess />;
  if (listing.data && availability.data) {
    // Price data that failed to load counts as absent.
    const contents = {
      availability: availability.data,
      rates: rates.data ?? none,
      seasons: seasons.data ?? none,
      basePrice: rules.data?.base_price ?? null,
      weekendPrice: rules.data?.weekend_price ?? null,
    };
    return <CalendarDesk {...rest} listing={listing.data} {...contents} />;
  }
  return (
    <>
      <PageHeading title={texts.title} />
      {needed.some(({ isError }) => isError) ? (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => needed.forEach(({ refetch }) => void refetch())}
          pending={needed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <SkeletonGroup className="space-y-5">
          <Skeleton className="h-12 w-72" />
          <Skeleton className="h-[32rem] rounded-panel" />
        </SkeletonGroup>
      )}
    </>
  );
}

function NoAccess() {
  return (
    <>
      <PageHeading title={texts.title} />
      <ErrorState
        title={texts.noAccess}
        text={texts.noAccessText}
        action={
          <LinkButton as={Link} href={route('dashboard.today')}>
            {texts.toToday}
          </LinkButton>
        }
      />
    </>
  );
}
