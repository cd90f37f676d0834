/** What the operator's figures show, as their address says it: `?year=2027&by=week`. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { steps } from '@/lib/figures/periods';
import type { Step } from '@/lib/figures/periods';

export interface ShownFigures {
  year: number;
  by: Step;
}

const YEARS_BACK = 3;

/** The years that can be chosen, oldest first. */
export const yearsShown = (thisYear: number): readonly number[] =>
  Array.from({ length: YEARS_BACK + 1 }, (_, place) => thisYear - YEARS_BACK + place);

/** Nonsense in the address is ignored. */
export function readShownFigures(
  query: Readonly<Record<string, string | string[] | undefined>>,
  thisYear: number,
): ShownFigures {
  const year = yearsShown(thisYear).find((one) => String(one) === query.year) ?? thisYear;
  return { year, by: steps.find((one) => one === query.by) ?? 'month' };
}

export const figuresHref = ({ year, by }: ShownFigures, thisYear: number): string =>
  route(
    'dashboard.admin.figures',
    {},
    { year: year === thisYear ? null : year, by: by === 'month' ? null : by },
  );

/** The days of a year until today: what comes later has no figures yet. */
export function spanOf({ year }: ShownFigures, today: Day): { from: Day; to: Day } {
  const end: Day = `${year + 1}-01-01`;
  const tomorrow = addDays(today, 1);
  return { from: `${year}-01-01`, to: end < tomorrow ? end : tomorrow };
}
