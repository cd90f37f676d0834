import 'server-only';

import { PHOTO_BITS } from '@/lib/signals/limits';
import type { Found } from '@/server/features/signals/found';

/** 64 bits in six bands of 11, the last of 9. */
const bands = [0, 1, 2, 3, 4, 5];
const bandOf = (index: number) => `((hash >> ${index * 11}) & ${index === 5 ? 511 : 2047})`;
/** Where four bits differ, at least two of the six bands are the same. */
const pairsOfBands = bands.flatMap((a) =>
  bands.filter((b) => b > a).map((b) => `(${a * 6 + b}, ${bandOf(a)} * 2048 + ${bandOf(b)})`),
);

/** Listings of two owners with photos whose hashes differ in at most `PHOTO_BITS` of 64 bits. */
export const samePhotos: Found = {
  text: `
    WITH pictures AS MATERIALIZED (
      SELECT DISTINCT l.user_id, l.id AS listing_id, h.hash
      FROM listing_pictures p JOIN photo_hashes h ON h.storage_key = p.storage_key AND h.hash IS NOT NULL
      JOIN listings l ON l.id = p.listing_id AND l.removed_at IS NULL
    ), banded AS MATERIALIZED (
      SELECT p.*, b.bands, b.value
      FROM pictures p CROSS JOIN LATERAL (VALUES ${pairsOfBands.join(', ')}) AS b (bands, value)
    ), alike AS (
      SELECT DISTINCT a.user_id, b.user_id AS other_user_id, a.listing_id, b.listing_id AS other_listing_id, a.hash
      FROM banded a JOIN banded b ON b.bands = a.bands AND b.value = a.value AND b.user_id > a.user_id
      WHERE bit_count((a.hash # b.hash)::bit(64)) <= ${PHOTO_BITS}
    )
    SELECT user_id, other_user_id, listing_id, other_listing_id, NULL::int AS event_id,
      jsonb_build_object('photos', count(*)) AS facts
    FROM alike GROUP BY user_id, other_user_id, listing_id, other_listing_id`,
  values: [],
};
