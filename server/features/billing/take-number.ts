import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Tx } from '@/server/db';

/** Invoices have their own number series, and so do credit notes. */
export type NumberSeries = '' | 'C';

/**
 * Takes the next number of a series, `YYYY-NNNNNN`, for the local year at that moment. The counter stays locked until
 * the transaction ends, and rolls back with it: no gaps, no duplicates.
 */
export async function takeNumber(tx: Tx, series: NumberSeries, at: Date): Promise<string> {
  const year = Number(todayIn(undefined, at).slice(0, 4));
  const [row] = await tx.$queryRaw<[{ last: number }]>`
    INSERT INTO invoice_numbers (series, year, last) VALUES (${series}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = invoice_numbers.last + 1
    RETURNING last`;
  return `${series}${year}-${String(row.last).padStart(6, '0')}`;
}
