'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { TooltipContentProps } from 'recharts';
import { formatNumber } from '@/lib/format/number';

export interface Bars {
  /** Unique: 'juli 2027'. */
  name: string;
  /** What is shown below the bars. */
  tick: string;
  value: number;
  /** The value a year before. */
  before: number;
  /** The name of the value of a year before. */
  beforeName: string;
}

export interface BarsChartProps {
  bars: readonly Bars[];
  format: (value: number) => string;
  /** The maximum of the scale, if known. */
  most?: number;
}

const label = { fill: 'var(--color-ci-gray-600)', fontSize: 14 };

/**
 * A bar chart by month or week, with the year before as an outline beside each bar. Visual only: the table has the same
 * content. Without animation.
 */
export function BarsChart({ bars, format, most }: BarsChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
        barGap={1}
        barCategoryGap="18%"
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-ci-gray-200)" />
        <XAxis
          // Not the tick, a letter that three months share: the tooltip is looked up by this key.
          dataKey="name"
          tickFormatter={(_name: string, place: number) => bars[place]?.tick ?? ''}
          interval={0}
          tick={label}
          tickLine={false}
          stroke="var(--color-ci-gray-300)"
        />
        <YAxis
          width={52}
          tick={label}
          tickLine={false}
          axisLine={false}
          tickCount={5}
          allowDecimals={false}
          // Plain numbers for euros, persons and percentages alike: the heading tells the unit.
          tickFormatter={formatNumber}
          domain={[0, most ?? 'auto']}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-ci-gray-100)' }}
          content={(props: TooltipContentProps) => <Pointed {...props} format={format} />}
        />
        <Bar
          dataKey="before"
          isAnimationActive={false}
          fill="transparent"
          stroke="var(--color-ci-gray-500)"
          radius={[2, 2, 0, 0]}
        />
        <Bar
          dataKey="value"
          isAnimationActive={false}
          fill="var(--color-ci-blue-500)"
          stroke="var(--color-ci-blue-500)"
          radius={[2, 2, 0, 0]}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

type PointedProps = Pick<TooltipContentProps, 'active' | 'payload'> & Pick<BarsChartProps, 'format'>;

/** The tooltip: the period under the pointer, in both years. */
function Pointed({ active, payload, format }: PointedProps) {
  const bars: Bars | undefined = payload[0]?.payload;
  if (!active || !bars) return null;
  return (
    <div className="figures rounded-control border border-ci-gray-200 bg-surface px-3 py-2 shadow-lift">
      <p className="font-semibold text-ci-gray-900">{`${bars.name}: ${format(bars.value)}`}</p>
      <p className="text-ci-gray-700">{`${bars.beforeName}: ${format(bars.before)}`}</p>
    </div>
  );
}
