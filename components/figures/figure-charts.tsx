import { Suspense } from 'react';
import { beforeOf, figureKinds } from '@/components/figures/figure-kinds';
import type { FigureKind } from '@/components/figures/figure-kinds';
import { periodName } from '@/components/figures/period-name';
import type { BarsChartProps } from '@/components/statistics/bars-chart';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Words } from '@/components/ui/words';
import type { PeriodFigures } from '@/lib/figures/contract';
import type { Step } from '@/lib/figures/periods';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

const BarsChart = lazyPart<BarsChartProps>(
  async () => (await import('@/components/statistics/bars-chart')).BarsChart,
);

interface ShownPeriods {
  periods: readonly PeriodFigures[];
  by: Step;
}

/** A chart for each figure. */
export function FigureCharts({ periods, by }: ShownPeriods) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {figureKinds.map((kind) => (
        <li key={kind.key}>
          <ChartCard kind={kind} periods={periods} by={by} />
        </li>
      ))}
    </ul>
  );
}

/** Months by their first letter; of weeks only the first one in a month. */
function tickOf({ start }: PeriodFigures, by: Step, name: string): string {
  return by === 'month' || Number(start.slice(8)) <= 7
    ? (by === 'month' ? name : periodName({ start, end: start }, 'month')).charAt(0).toUpperCase()
    : '';
}

function ChartCard({ kind, periods, by }: ShownPeriods & { kind: FigureKind }) {
  const isHydrated = useHydrated();
  const bars = periods.map((period) => {
    const name = periodName(period, by);
    return {
      name,
      tick: tickOf(period, by, name),
      value: kind.drawn(period),
      before: kind.drawn(period.before),
      beforeName: texts.yearBefore,
    };
  });
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{kind.title}</h2>
        <p className="figures text-ci-gray-600">
          <Key className="border border-ci-gray-500" />
          <Words>{texts.before(kind.total(beforeOf(periods)))}</Words>
        </p>
      </div>
      <p className="figures text-2xl font-semibold text-ci-gray-900">
        <Key className="bg-ci-blue-500" />
        <Words>{kind.total(periods)}</Words>
      </p>
      <div aria-hidden className="mt-3 h-44 overflow-hidden">
        {isHydrated && (
          <Suspense fallback={<Skeleton className="h-full" />}>
            <BarsChart bars={bars} format={kind.format} />
          </Suspense>
        )}
      </div>
      {kind.help && <p className="mt-2 text-ci-gray-600">{kind.help}</p>}
    </Card>
  );
}

/** The key of the bars of these periods, or of those a year before. */
const Key = ({ className }: { className: string }) => (
  <span aria-hidden className={cn('mr-2 inline-block size-3 rounded-sm', className)} />
);
