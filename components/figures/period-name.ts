import { addDays } from '@/lib/dates/day';
import type { PeriodFigures } from '@/lib/figures/contract';
import type { Step } from '@/lib/figures/periods';
import { formatDays, formatMonth } from '@/lib/format/date';

/** 'juli 2027', or '5 – 11 juli 2027'. */
export const periodName = ({ start, end }: Pick<PeriodFigures, 'start' | 'end'>, by: Step): string =>
  by === 'month' ? formatMonth(start) : formatDays(start, addDays(end, -1));
