'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { TooltipContentProps } from 'recharts';
import { formatNumber } from '@/lib/format/number';

export interface ChartMonth {
  /** 'juli': its first letter is shown below the bars. */
  name: string;
  value: number;
  /** The value a year before. */
  before: number;
}

export interface YearChartProps {
  months: readonly ChartMonth[];
  year: number;
  format: (value: number) => string;
  /** The maximum of the scale, if known. */
  most?: number;
}

const firstLetter = (name: string) => name.charAt(0).toUpperCase();

const label = { fill: 'var(--color-ci-gray-600)', fontSize: 14 };

/**
 * A bar chart by month, with the year before as an outline beside each bar. Visual only: the table has the same
 * content. Without animation.
 */
export function YearChart({ months, year, format, most }: YearChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...months]}
        accessibilityLayer={false}
        barGap={1}
        barCategoryGap="18%"
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-ci-gray-200)" />
        <XAxis
          // Not just the first letter, which three months share: the tooltip is looked up by this key.
          dataKey="name"
          tickFormatter={firstLetter}
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
          content={(props: TooltipContentProps) => <Pointed {...props} year={year} format={format} />}
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

type PointedProps = Pick<TooltipContentProps, 'active' | 'payload'> & Pick<YearChartProps, 'year' | 'format'>;

/** The tooltip: the month under the pointer, in both years. */
function Pointed({ active, payload, year, format }: PointedProps) {
  const month: ChartMonth | undefined = payload[0]?.payload;
  if (!active || !month) return null;
  return (
    <div className="figures rounded-control border border-ci-gray-200 bg-surface px-3 py-2 shadow-lift">
      <p className="font-semibold text-ci-gray-900">{`${month.name} ${year}: ${format(month.value)}`}</p>
      <p className="text-ci-gray-700">{`${year - 1}: ${format(month.before)}`}</p>
    </div>
  );
}
