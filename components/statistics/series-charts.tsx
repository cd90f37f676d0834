import { Suspense } from 'react';
import { seriesKinds } from '@/components/statistics/series-kinds';
import type { SeriesKind, YearOfFigures } from '@/components/statistics/series-kinds';
import type { BarsChartProps } from '@/components/statistics/bars-chart';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Words } from '@/components/ui/words';
import { monthTexts } from '@/lib/texts/format';
import { seriesTexts as texts } from '@/lib/texts/statistics';

/** The chart library is only loaded where charts are shown. */
const BarsChart = lazyPart<BarsChartProps>(
  async () => (await import('@/components/statistics/bars-chart')).BarsChart,
);

/** A chart for each of a year's figures. */
export function SeriesCharts({ figures }: { figures: YearOfFigures }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {seriesKinds.map((kind) => (
        <li key={kind.key}>
          <ChartCard kind={kind} figures={figures} />
        </li>
      ))}
    </ul>
  );
}

function ChartCard({
  kind,
  figures: { year, months, before },
}: {
  kind: SeriesKind;
  figures: YearOfFigures;
}) {
  const isHydrated = useHydrated();
  const data = months.map((month, place) => {
    const name = monthTexts.long[place] ?? '';
    const last = before[place];
    return {
      name: `${name} ${year}`,
      tick: name.charAt(0).toUpperCase(),
      beforeName: String(year - 1),
      value: kind.drawn(month),
      before: last ? kind.drawn(last) : 0,
    };
  });
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{kind.title}</h3>
        <p className="figures text-ci-gray-600">
          <Key className="border border-ci-gray-500" />
          <Words>{texts.inYear(year - 1, kind.total(before))}</Words>
        </p>
      </div>
      <p className="figures text-2xl font-semibold text-ci-gray-900">
        <Key className="bg-ci-blue-500" />
        <Words>{kind.total(months)}</Words>
      </p>
      <div aria-hidden className="mt-3 h-44 overflow-hidden">
        {isHydrated && (
          <Suspense fallback={<Skeleton className="h-full" />}>
            <BarsChart bars={data} format={kind.format} most={kind.most} />
          </Suspense>
        )}
      </div>
      {kind.help && <p className="mt-2 text-ci-gray-600">{kind.help}</p>}
    </Card>
  );
}

/** The key of the bars of this year, or of the year before. */
const Key = ({ className }: { className: string }) => (
  <span aria-hidden className={cn('mr-2 inline-block size-3 rounded-sm', className)} />
);
