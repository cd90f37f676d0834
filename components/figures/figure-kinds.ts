import { figureNames } from '@/lib/figures/figure-names';
import type { Figures, PeriodFigures } from '@/lib/figures/contract';
import { formatNumber } from '@/lib/format/number';
import { formatEuro } from '@/lib/money/euro';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

export interface FigureKind {
  key: keyof Figures;
  title: string;
  help?: string;
  written: (figures: Figures) => string;
  /** A number for the chart. */
  drawn: (figures: Figures) => number;
  format: (value: number) => string;
  /** The figure of several periods together, as text. */
  total: (all: readonly Figures[]) => string;
}

/** Figures as they stand at the end of a period, so periods cannot be added up. */
const states: ReadonlySet<keyof Figures> = new Set(['listings_online', 'landlords']);

function formatOf(key: keyof Figures): (value: number) => string {
  if (key === 'income_cents') return formatEuro;
  return key === 'answer_minutes' ? texts.duration : formatNumber;
}

function kindOf(key: keyof Figures): FigureKind {
  const format = formatOf(key);
  const drawn = (figures: Figures) => figures[key] ?? 0;
  const written = (figures: Figures) => {
    const value = figures[key];
    return value === null ? texts.duration(null) : format(value);
  };
  const last = (all: readonly Figures[]) => all.findLast((one) => one[key] !== null);
  const isSummed = key !== 'answer_minutes' && !states.has(key);
  return {
    key,
    title: texts.names[key],
    help: texts.helps[key],
    written,
    drawn,
    format,
    total: (all) => {
      if (isSummed) return format(all.reduce((sum, one) => sum + drawn(one), 0));
      const newest = last(all);
      return newest ? written(newest) : texts.duration(null);
    },
  };
}

/** Every figure, in the order in which it is shown. */
export const figureKinds: readonly FigureKind[] = figureNames.map(kindOf);

export const beforeOf = (periods: readonly PeriodFigures[]): Figures[] => periods.map(({ before }) => before);
