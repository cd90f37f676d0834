import 'server-only';

import { publicPoint } from '@/lib/listings/address';
import { wirePhotoUrl } from '@/lib/listings/photos';
import type { MapHome } from '@/lib/map/contract';
import { sql } from '@/server/db';

type HomeRow = Omit<MapHome, 'pictures'>;

interface PictureRow {
  listing_id: number;
  id: string;
  rotate: number;
}

/** Whoever became invisible since the index named it is left out. $1: ids. */
const homesQuery = `
  SELECT id, slug, name_holiday_home AS name, name_residence, logiesdecreet, listing_city_id,
    display_home_address, latitude, longitude
  FROM listings
  WHERE id = ANY ($1::int[]) AND approved_at IS NOT NULL AND disabled_at IS NULL
    AND latitude IS NOT NULL AND longitude IS NOT NULL`;

const picturesQuery = `
  SELECT DISTINCT ON (listing_id) listing_id, id, rotate
  FROM listing_pictures WHERE listing_id = ANY ($1::int[]) ORDER BY listing_id, order_number`;

/** These homes as markers, from west to east. */
export async function readMapHomes(ids: readonly number[]): Promise<MapHome[]> {
  if (ids.length === 0) return [];
  // Side by side: two thousand homes take as long as either of the two.
  const [rows, pictureRows] = await Promise.all([
    sql<HomeRow>('map-homes', homesQuery, [ids]),
    sql<PictureRow>('map-pictures', picturesQuery, [ids]),
  ]);
  const pictures = new Map(pictureRows.map((row) => [row.listing_id, row]));
  const homes = rows.flatMap((row) => serializeMapHome(row, pictures.get(row.id)) ?? []);
  // By the point that is shown: the order of the exact ones would tell something of them.
  return homes.sort((a, b) => a.longitude - b.longitude || a.id - b.id);
}

/** With the address hidden nothing but a rounded point is left (decisions, 'address'). */
function serializeMapHome(row: HomeRow, picture: PictureRow | undefined): MapHome | null {
  const point = publicPoint(row);
  if (!point) return null;
  return {
    ...row,
    name_residence: row.display_home_address ? row.name_residence : null,
    latitude: point.latitude,
    longitude: point.longitude,
    pictures: picture ? [{ url: wirePhotoUrl(picture.id, picture.rotate) }] : [],
  };
}
