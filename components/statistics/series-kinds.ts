import { formatNumber } from '@/lib/format/number';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import type { MonthFigures } from '@/lib/statistics/contract';
import { seriesTexts as texts } from '@/lib/texts/statistics';

/** A year of figures with the year before it, month beside month. */
export interface YearOfFigures {
  year: number;
  months: readonly MonthFigures[];
  before: readonly MonthFigures[];
}

/** A figure that is drawn, and written in a column of the table. */
export interface SeriesKind {
  key: 'income_cents' | 'occupancy' | 'views' | 'requests';
  title: string;
  help?: string;
  /** What a chart's height stands for, and how it is written along its side. */
  drawn: (month: MonthFigures) => number;
  format: (drawn: number) => string;
  most?: number;
  /** In a cell of the table. */
  written: (month: MonthFigures) => string;
  /** Of the whole year. */
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

/** In the order in which an owner asks. */
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
    // The share of a year is not the mean of its months; its nights are their sum.
    total: (months) => texts.nightsLet(sum(months, 'nights')),
  },
  counted('views', texts.views),
  counted('requests', texts.requests),
];
