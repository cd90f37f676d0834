import 'server-only';

import { CAPACITY_CLASSES, COMPARABLE_HOMES, LOW_PRICE_PERCENT } from '@/lib/signals/limits';
import { isOnline } from '@/server/features/listings/conditions';
import type { Found } from '@/server/features/signals/found';

/** Online listings priced far below the median of their town for about as many guests. */
export const lowPrices: Found = {
  text: `
    WITH homes AS MATERIALIZED (
      SELECT l.id, l.user_id, l.price, l.listing_city_id AS town,
        (SELECT count(*)::int FROM unnest($3::int[]) AS most WHERE most < l.max_capacity) AS class
      FROM listings l
      WHERE ${isOnline('l')} AND l.price > 0 AND l.listing_city_id IS NOT NULL AND l.max_capacity IS NOT NULL
    ), towns AS (
      SELECT town, class, percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS median, count(*)::int - 1 AS others
      FROM homes GROUP BY town, class HAVING count(*) > ${COMPARABLE_HOMES}
    )
    SELECT h.user_id, NULL::int AS other_user_id, h.id AS listing_id, NULL::int AS other_listing_id,
      NULL::int AS event_id, jsonb_build_object('price', h.price, 'median', t.median, 'comparable', t.others,
        'town', c.name, 'guests_from', coalesce(($3::int[])[h.class], 0) + 1,
        'guests_to', ($3::int[])[h.class + 1]) AS facts
    FROM homes h JOIN towns t USING (town, class) JOIN listing_cities c ON c.id = h.town
    WHERE h.price * 100 < t.median * ${LOW_PRICE_PERCENT}`,
  values: [CAPACITY_CLASSES],
};
