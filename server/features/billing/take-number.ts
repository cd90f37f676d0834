import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Tx } from '@/server/db';

/** Invoices have numbers of their own, credit notes too. */
export type NumberSeries = '' | 'C';

/**
 * The next number of a series, `YYYY-NNNNNN` of the year of that moment at the coast. The counter stays locked until
 * the transaction ends, and goes back with it: there are no gaps and no doubles.
 */
export async function takeNumber(tx: Tx, series: NumberSeries, at: Date): Promise<string> {
  const year = Number(todayIn(undefined, at).slice(0, 4));
  const [row] = await tx.$queryRaw<[{ last: number }]>`
    INSERT INTO invoice_numbers (series, year, last) VALUES (${series}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = invoice_numbers.last + 1
    RETURNING last`;
  return `${series}${year}-${String(row.last).padStart(6, '0')}`;
}
