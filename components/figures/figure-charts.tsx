import { beforeOf, figureKinds } from '@/components/figures/figure-kinds';
import type { FigureKind } from '@/components/figures/figure-kinds';
import { periodName } from '@/components/figures/period-name';
import { ChartCard } from '@/components/statistics/chart-card';
import type { PeriodFigures } from '@/lib/figures/contract';
import type { Step } from '@/lib/figures/periods';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

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
          <ChartCard
            heading="h2"
            title={kind.title}
            total={kind.total(periods)}
            before={texts.before(kind.total(beforeOf(periods)))}
            bars={periods.map((period) => barsOf(period, by, kind))}
            format={kind.format}
            help={kind.help}
          />
        </li>
      ))}
    </ul>
  );
}

/** Months by their first letter; of weeks only the first one in a month. */
function tickOf({ start }: PeriodFigures, by: Step): string {
  const isShown = by === 'month' || Number(start.slice(8)) <= 7;
  return isShown ? periodName({ start, end: start }, 'month').charAt(0).toUpperCase() : '';
}

const barsOf = (period: PeriodFigures, by: Step, kind: FigureKind) => ({
  name: periodName(period, by),
  tick: tickOf(period, by),
  value: kind.drawn(period),
  before: kind.drawn(period.before),
  beforeName: texts.yearBefore,
});
