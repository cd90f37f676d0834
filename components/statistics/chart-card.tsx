import { Suspense } from 'react';
import type { BarsChartProps } from '@/components/statistics/bars-chart';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Words } from '@/components/ui/words';

/** The chart library is only loaded where charts are shown. */
const BarsChart = lazyPart<BarsChartProps>(
  async () => (await import('@/components/statistics/bars-chart')).BarsChart,
);

interface ChartCardProps extends BarsChartProps {
  /** Level of its heading. */
  heading: 'h2' | 'h3';
  title: string;
  /** The figure of all bars together. */
  total: string;
  /** The same a year before, with words that say so. */
  before: string;
  /** What is counted and what is not. */
  help?: string;
}

/** A figure with its chart, beside the year before. */
export function ChartCard({ heading: Heading, title, total, before, help, ...chart }: ChartCardProps) {
  const isHydrated = useHydrated();
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-lg">{title}</Heading>
        <p className="figures text-ci-gray-600">
          <Key className="border border-ci-gray-500" />
          <Words>{before}</Words>
        </p>
      </div>
      <p className="figures text-2xl font-semibold text-ci-gray-900">
        <Key className="bg-ci-blue-500" />
        <Words>{total}</Words>
      </p>
      <div aria-hidden className="mt-3 h-44 overflow-hidden">
        {isHydrated && (
          <Suspense fallback={<Skeleton className="h-full" />}>
            <BarsChart {...chart} />
          </Suspense>
        )}
      </div>
      {help && <p className="mt-2 text-ci-gray-600">{help}</p>}
    </Card>
  );
}

/** The legend swatch of the current bars, or of those of the year before. */
const Key = ({ className }: { className: string }) => (
  <span aria-hidden className={cn('mr-2 inline-block size-3 rounded-sm', className)} />
);
