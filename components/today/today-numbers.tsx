'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { TodaySection } from '@/components/today/today-section';
import { Figure, FigureList } from '@/components/statistics/figure-list';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/format/number';
import { formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { statisticsQuery } from '@/lib/statistics/queries';
import { todayScreenTexts as texts } from '@/lib/texts/today-screen';

/** Requests and earnings so far. */
export function TodayNumbers({ userId }: { userId: number }) {
  const { data, isPending, isError } = useQuery(statisticsQuery(userId));
  return (
    <TodaySection
      title={texts.statistics}
      more={
        <Link href={route('dashboard.statistics')} className="link">
          {texts.allStatistics}
        </Link>
      }
    >
      {isPending && (
        <SkeletonGroup>
          <Skeleton className="h-28 rounded-panel" />
        </SkeletonGroup>
      )}
      {isError && <Alert tone="error">{texts.statisticsFailed}</Alert>}
      {data && (
        <Card>
          <FigureList>
            <Figure label={texts.requestCount} value={formatNumber(data.booking_requests.total)} />
            <Figure label={texts.earnings} value={formatWholeEuro(data.earnings.total)} />
          </FigureList>
        </Card>
      )}
    </TodaySection>
  );
}
