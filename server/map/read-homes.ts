import 'server-only';

import { publicPoint } from '@/lib/listings/address';
import { wirePhotoUrl } from '@/lib/listings/photos';
import type { MapHome } from '@/lib/map/contract';
import { sql } from '@/server/db';

interface HomeRow extends Pick<
  MapHome,
  'id' | 'slug' | 'name' | 'name_residence' | 'logiesdecreet' | 'listing_city_id' | 'display_home_address'
> {
  latitude: number;
  longitude: number;
  picture_id: string | null;
  picture_rotate: number | null;
}

/** Whoever became invisible since the index named it is left out. $1: ids. */
const homesQuery = `
  SELECT l.id, l.slug, l.name_holiday_home AS name, l.name_residence, l.logiesdecreet, l.listing_city_id,
    l.display_home_address, l.latitude, l.longitude, p.id AS picture_id, p.rotate AS picture_rotate
  FROM listings l
  LEFT JOIN LATERAL (
    SELECT id, rotate FROM listing_pictures WHERE listing_id = l.id ORDER BY order_number LIMIT 1
  ) p ON true
  WHERE l.id = ANY ($1::int[]) AND l.approved_at IS NOT NULL AND l.disabled_at IS NULL
    AND l.latitude IS NOT NULL AND l.longitude IS NOT NULL`;

/** These homes as markers, from west to east. */
export async function readMapHomes(ids: readonly number[]): Promise<MapHome[]> {
  if (ids.length === 0) return [];
  const rows = await sql<HomeRow>('map-homes', homesQuery, [ids]);
  const homes = rows.flatMap((row) => serializeMapHome(row) ?? []);
  // By the point that is shown: the order of the exact ones would tell something of them.
  return homes.sort((a, b) => a.longitude - b.longitude || a.id - b.id);
}

/** With the address hidden nothing but a rounded point is left (decisions, 'address'). */
function serializeMapHome(row: HomeRow): MapHome | null {
  const point = publicPoint(row);
  if (!point) return null;
  const { picture_id: pictureId, picture_rotate: rotate, ...same } = row;
  return {
    ...same,
    name_residence: row.display_home_address ? row.name_residence : null,
    latitude: point.latitude,
    longitude: point.longitude,
    pictures: pictureId === null ? [] : [{ url: wirePhotoUrl(pictureId, rotate ?? 0) }],
  };
}
