import 'server-only';

import type { Day } from '@/lib/dates/day';
import type { SpecialRate } from '@/lib/stays/terms';
import { sql } from '@/server/db';

const specialRatesQuery = `
  SELECT listing_id, valid_at::text, price FROM custom_listing_prices
  WHERE listing_id = ANY($1::int[]) AND valid_at >= $2::date AND valid_at < $3::date`;

interface Nights {
  start: Day;
  /** The first day after them; without it all that come. */
  end?: Day;
}

/** What single nights cost that have a price of their own, by home. */
export async function findSpecialRates(
  ids: readonly number[],
  { start, end }: Nights,
): Promise<Map<number, SpecialRate[]>> {
  type Row = SpecialRate & { listing_id: number };
  const rows = await sql<Row>('stay-special-rates', specialRatesQuery, [ids, start, end ?? 'infinity']);
  return Map.groupBy(rows, ({ listing_id: id }) => id);
}
