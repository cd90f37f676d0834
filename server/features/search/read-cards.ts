import 'server-only';

import type { ListingCard } from '@/lib/listings/card-contract';
import { sql } from '@/server/db';
import { isOnline } from '@/server/features/listings/conditions';
import { serializeCard } from '@/server/features/search/serialize';
import type { CardRow } from '@/server/features/search/serialize';

/**
 * Everything on some cards in one query; lists as JSON, which is parsed at once instead of element by element. $1: ids.
 */
const cardsQuery = `
  SELECT l.id, l.slug, l.name_holiday_home AS name, l.name_residence, l.description, l.logiesdecreet,
    l.property_type, l.number_of_bedrooms, l.number_of_bathrooms, l.max_capacity, l.oceanview, l.price,
    l.address_street_name, l.address_house_number, l.address_house_number_suffix, l.display_home_address,
    l.latitude, l.longitude, l.approved_at, l.check_in::text, l.check_out::text,
    l.min_stay, l.max_stay, l.max_days_reservation_advance, l.distance_to_beach_m,
    l.rating::float8 AS rating, l.reviews_count,
    l.rental_period_night, l.rental_period_week, l.rental_period_midweek, l.rental_period_two_weeks,
    l.rental_period_weekend, l.rental_period_long_weekend, l.rental_period_month, l.rental_period_year,
    json_build_object('id', c.id, 'name', c.name, 'latitude', c.latitude, 'longitude', c.longitude) AS city,
    (SELECT coalesce(json_agg(
        json_build_object('listing_option_id', s.listing_option_id, 'value', s.value) ORDER BY s.listing_option_id), '[]')
      FROM listing_settings s WHERE s.listing_id = l.id) AS settings,
    (SELECT coalesce(json_agg(
        json_build_object('id', p.id, 'order_number', p.order_number, 'rotate', p.rotate,
          'avif', p.avif_rotate = p.rotate) ORDER BY p.order_number), '[]')
      FROM listing_pictures p WHERE p.listing_id = l.id) AS pictures,
    (SELECT p.placeholder FROM listing_pictures p WHERE p.listing_id = l.id ORDER BY p.order_number LIMIT 1)
      AS picture_placeholder
  FROM listings l
  JOIN listing_cities c ON c.id = l.listing_city_id
  WHERE l.id = ANY($1::int[]) AND ${isOnline('l')}`;

/** The cards of the listings that are public, in no particular order and without a stay. */
export async function readCards(ids: readonly number[]): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  return (await sql<CardRow>('search-cards', cardsQuery, [ids])).map(serializeCard);
}
