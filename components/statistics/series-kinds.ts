import { formatNumber } from '@/lib/format/number';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import type { MonthFigures } from '@/lib/statistics/contract';
import { seriesTexts as texts } from '@/lib/texts/statistics';

/** The figures of a year and of the year before, month by month. */
export interface YearOfFigures {
  year: number;
  months: readonly MonthFigures[];
  before: readonly MonthFigures[];
}

/** A figure that has a chart and a column in the table. */
export interface SeriesKind {
  key: 'income_cents' | 'occupancy' | 'views' | 'requests';
  title: string;
  help?: string;
  /** The value shown as the height of a bar, and its format on the axis. */
  drawn: (month: MonthFigures) => number;
  format: (drawn: number) => string;
  most?: number;
  /** The text of a table cell. */
  written: (month: MonthFigures) => string;
  /** The total of the whole year. */
  total: (months: readonly MonthFigures[]) => string;
}

const sum = (months: readonly MonthFigures[], key: 'income_cents' | 'nights' | 'views' | 'requests') =>
  months.reduce((total, month) => total + month[key], 0);

const counted = (key: 'views' | 'requests', title: string): SeriesKind => ({
  key,
  title,
  drawn: (month) => month[key],
  format: formatNumber,
  written: (month) => formatNumber(month[key]),
  total: (months) => formatNumber(sum(months, key)),
});

/** In order of importance to landlords. */
export const seriesKinds: readonly SeriesKind[] = [
  {
    key: 'income_cents',
    title: texts.income,
    help: texts.incomeHelp,
    drawn: (month) => Math.round(month.income_cents / 100),
    format: formatWholeEuro,
    written: (month) => formatEuro(month.income_cents),
    total: (months) => formatEuro(sum(months, 'income_cents')),
  },
  {
    key: 'occupancy',
    title: texts.occupancy,
    help: texts.occupancyHelp,
    drawn: (month) => month.occupancy,
    format: texts.percent,
    most: 100,
    written: (month) => `${texts.percent(month.occupancy)} · ${texts.nightsLet(month.nights)}`,
    // The occupancy of a year is not the mean of its months; its nights are their sum.
    total: (months) => texts.nightsLet(sum(months, 'nights')),
  },
  counted('views', texts.views),
  counted('requests', texts.requests),
];
