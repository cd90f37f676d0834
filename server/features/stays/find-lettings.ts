import 'server-only';

import type { Day } from '@/lib/dates/day';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import { sql } from '@/server/db';
import { toLetting } from '@/server/features/stays/serialize';
import type { Letting, LettingRow } from '@/server/features/stays/serialize';

export { toLetting } from '@/server/features/stays/serialize';
export type { Letting, LettingRow } from '@/server/features/stays/serialize';

const periods = rentalPeriods.map((period) => `l.${rentalPeriodFlag(period)}`).join(', ');

/**
 * The columns of a `LettingRow` for a listing `l`; lists as JSON, which is parsed at once instead of element by
 * element. The range of nights whose custom prices are included is given as SQL; without an end, all future ones.
 */
export const lettingColumns = (from: string, end?: string) => `
    l.price, l.base_price, l.weekend_price, l.min_stay, l.max_stay, l.max_days_reservation_advance,
    l.preparation_nights, l.notice_days, l.gap_stays, ${periods},
    l.last_minute_days, l.last_minute_percent, l.early_days, l.early_percent,
    (SELECT coalesce(json_agg(json_build_object('nights', d.nights, 'percent', d.percent) ORDER BY d.place), '[]')
      FROM listing_length_discounts d WHERE d.listing_id = l.id) AS length_discounts,
    (SELECT coalesce(json_agg(json_build_object('name', s.name, 'start_date', s.start_date, 'end_date', s.end_date,
        'price', s.price, 'weekend_price', s.weekend_price, 'week_price', s.week_price, 'min_stay', s.min_stay,
        'arrival_days', s.arrival_days, 'departure_days', s.departure_days) ORDER BY s.start_date), '[]')
      FROM listing_seasons s WHERE s.listing_id = l.id) AS seasons,
    (SELECT coalesce(json_agg(json_build_object('kind', c.kind, 'label', c.label, 'amount_cents', c.amount_cents,
        'per', c.per, 'optional', c.optional, 'on_site', c.on_site) ORDER BY c.place), '[]')
      FROM listing_costs c WHERE c.listing_id = l.id) AS costs,
    (SELECT coalesce(json_agg(json_build_object('valid_at', r.valid_at, 'price', r.price) ORDER BY r.valid_at), '[]')
      FROM custom_listing_prices r
      WHERE r.listing_id = l.id AND r.valid_at >= ${from}${end === undefined ? '' : ` AND r.valid_at < ${end}`}
    ) AS special_rates`;

/** The same for several listings in one query. $1: ids; $2 and $3: range of nights whose custom prices are included. */
const lettingsQuery = `
  SELECT l.id, ${lettingColumns('$2::date', '$3::date')}
  FROM listings l WHERE l.id = ANY($1::int[]) AND l.price IS NOT NULL`;

interface Nights {
  start: Day;
  /** The first day after them; without it, all future nights. */
  end?: Day;
}

/**
 * The stay rules and prices of listings, with custom prices for these nights, by id; a listing without a price is left
 * out.
 */
export async function findLettings(
  ids: readonly number[],
  { start, end }: Nights,
): Promise<Map<number, Letting>> {
  if (ids.length === 0) return new Map();
  const values = [ids, start, end ?? 'infinity'];
  const rows = await sql<LettingRow & { id: number }>('stay-lettings', lettingsQuery, values);
  return new Map(rows.map(({ id, ...row }) => [id, toLetting(row)]));
}
