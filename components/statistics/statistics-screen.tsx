'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListHeading } from '@/components/layout/list-heading';
import { Figure, FigureList } from '@/components/statistics/figure-list';
import { SeriesSection } from '@/components/statistics/series-section';
import { Card } from '@/components/ui/card';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/format/number';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import type { Statistics } from '@/lib/statistics/contract';
import { statisticsQuery } from '@/lib/statistics/queries';
import type { ShownFigures } from '@/lib/statistics/screen';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { statisticsTexts as texts } from '@/lib/texts/statistics';

interface StatisticsScreenProps {
  userId: number;
  shown: ShownFigures;
  thisYear: number;
}

/** The earnings of a landlord's listings, and their views and requests. */
export function StatisticsScreen({ userId, shown, thisYear }: StatisticsScreenProps) {
  const statistics = useQuery(statisticsQuery(userId));
  return (
    <>
      <ListHeading title={texts.title} />
      {statistics.isPending && (
        <SkeletonGroup className="grid gap-6 xl:grid-cols-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
      {statistics.isError && (
        <ErrorState
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={() => void statistics.refetch()}
          pending={statistics.isFetching}
        />
      )}
      {statistics.data &&
        (isEmpty(statistics.data) ? (
          <EmptyState
            text={texts.empty}
            action={<LinkButton href={route('listing.create')}>{texts.createListing}</LinkButton>}
          />
        ) : (
          <div className="space-y-10">
            <SeriesSection userId={userId} shown={shown} thisYear={thisYear} />
            <Figures statistics={statistics.data} />
          </div>
        ))}
    </>
  );
}

/** Whether nothing has ever been counted. */
function isEmpty({ listings, booking_requests: requests }: Statistics): boolean {
  return listings.enabled + listings.disabled + requests.total === 0;
}

/** The totals so far. */
function Figures({ statistics }: { statistics: Statistics }) {
  const { earnings, listings, listing_views: views, booking_requests: requests } = statistics;
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Part title={texts.earnings} help={texts.earningsHelp}>
        {/* The heading already names the figure. */}
        <p className="figures text-3xl font-semibold text-ci-gray-900">{formatWholeEuro(earnings.total)}</p>
      </Part>
      <Part title={texts.listings}>
        <FigureList inColumns>
          <Figure label={texts.enabled} value={formatNumber(listings.enabled)} help={texts.enabledHelp} />
          <Figure label={texts.disabled} value={formatNumber(listings.disabled)} help={texts.disabledHelp} />
        </FigureList>
      </Part>
      <Part title={texts.views} help={texts.viewsHelp}>
        <Periods counts={views} />
      </Part>
      <Part title={texts.requests}>
        <Periods counts={requests} />
      </Part>
    </div>
  );
}

function Periods({ counts }: { counts: Statistics['listing_views'] }) {
  return (
    <FigureList inColumns>
      <Figure label={texts.last7} value={formatNumber(counts.last_7_days)} />
      <Figure label={texts.last30} value={formatNumber(counts.last_30_days)} />
      <Figure label={texts.total} value={formatNumber(counts.total)} />
    </FigureList>
  );
}

function Part({ title, help, children }: { title: string; help?: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="h-full">
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {children}
        {help && <p className="mt-4 max-w-prose text-ci-gray-600">{help}</p>}
      </Card>
    </section>
  );
}
