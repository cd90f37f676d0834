import 'server-only';

import { priceOfStay, ratesByNight } from '@/lib/calendar/price';
import type { SpecialRate } from '@/lib/calendar/price';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { CardModel } from '@/lib/listings/card-model';
import type { PropertyType } from '@/lib/listings/kinds';
import { listingOptionId } from '@/lib/listings/options';
import { packPhotos } from '@/lib/listings/packed-photos';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { sql } from '@/server/db';

interface CardModelRow {
  id: number;
  slug: string;
  name: string;
  town: string;
  licence: string;
  type: PropertyType;
  bedrooms: number | null;
  bathrooms: number | null;
  parking: number | null;
  price: number;
  photo_id: string | null;
  rotate: number | null;
  avif: boolean | null;
  blur: string | null;
  photo_count: number;
  rates: SpecialRate[] | null;
}

/**
 * What the cards of a page show, in one go. Whoever became invisible since the search found it is left out.
 * $1: ids in the order wanted; $2, $3: the stay whose special rates count, or null; $4: the option of parking spaces.
 */
const cardModelsQuery = `
  SELECT l.id, l.slug, l.name_holiday_home AS name, c.name AS town, l.logiesdecreet AS licence,
    l.property_type AS type, l.number_of_bedrooms AS bedrooms, l.number_of_bathrooms AS bathrooms,
    s.value AS parking, l.price, p.id AS photo_id, p.rotate, p.avif_rotate = p.rotate AS avif, p.placeholder AS blur,
    (SELECT count(*)::int FROM listing_pictures p WHERE p.listing_id = l.id) AS photo_count,
    CASE WHEN $2::date IS NOT NULL THEN
      (SELECT json_agg(json_build_object('valid_at', r.valid_at, 'price', r.price))
       FROM custom_listing_prices r
       WHERE r.listing_id = l.id AND r.valid_at >= $2::date AND r.valid_at < $3::date) END AS rates
  FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
  JOIN listings l ON l.id = wanted.id AND l.approved_at IS NOT NULL AND l.disabled_at IS NULL
  JOIN listing_cities c ON c.id = l.listing_city_id
  LEFT JOIN listing_settings s ON s.listing_id = l.id AND s.listing_option_id = $4
  LEFT JOIN LATERAL (
    SELECT p.id, p.rotate, p.avif_rotate, p.placeholder FROM listing_pictures p
    WHERE p.listing_id = l.id ORDER BY p.order_number LIMIT 1) p ON true
  ORDER BY wanted.place`;

const parkingId = listingOptionId('parking_spaces');

/** The cards of these homes, in this order; with the whole price of the stay where one is given. */
export async function readCardModels(ids: readonly number[], stay: DayRange | null): Promise<CardModel[]> {
  if (ids.length === 0) return [];
  const given = [ids, stay?.start ?? null, stay?.end ?? null, parkingId];
  const rows = await sql<CardModelRow>('search-card-models', cardModelsQuery, given);
  return rows.map((row) => toCardModel(row, stay));
}

function toCardModel(row: CardModelRow, stay: DayRange | null): CardModel {
  const { photo_id: photoId, rotate, avif, rates } = row;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    town: row.town,
    licence: row.licence,
    type: row.type,
    bedrooms: row.bedrooms ?? undefined,
    bathrooms: row.bathrooms ?? undefined,
    parking: row.parking || undefined,
    price: row.price,
    stay: stay
      ? { nights: nights(stay), price: priceOfStay(stay, row.price, ratesByNight(rates ?? [])) }
      : undefined,
    photos: photoId
      ? packPhotos([{ id: photoId, url: wirePhotoUrl(photoId, rotate ?? 0), avif: avif ?? false }])
      : '',
    photoCount: row.photo_count,
    blur: row.blur ?? undefined,
  };
}
