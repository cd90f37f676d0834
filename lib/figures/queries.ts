/** TanStack Query options for the operator's figures; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Day } from '@/lib/dates/day';
import type { OperatorFigures } from '@/lib/figures/contract';
import { spanOf } from '@/lib/figures/screen';
import type { ShownFigures } from '@/lib/figures/screen';

export const figuresQueryOf = (shown: ShownFigures, today: Day) =>
  queryOptions({
    queryKey: ['operator-figures', shown.year, shown.by],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: OperatorFigures }>('/api/admin/figures', {
          query: { ...spanOf(shown, today), by: shown.by },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/** The address of a file: the figures, or what was searched in vain. */
export function figuresFileUrl(file: 'figures' | 'missing', shown: ShownFigures, today: Day): string {
  const { from, to } = spanOf(shown, today);
  const path = file === 'figures' ? '/api/admin/figures.csv' : '/api/admin/figures/missing.csv';
  return `${path}?from=${from}&to=${to}&by=${shown.by}`;
}
