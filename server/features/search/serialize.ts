import 'server-only';

import { publicAddress, publicDistance, publicPoint } from '@/lib/listings/address';
import type { ListingCard } from '@/lib/listings/card-contract';
import { wirePhotoUrl } from '@/lib/listings/photos';

/** Fields that are sent unchanged. */
type SameFields = Omit<
  ListingCard,
  | 'address_house_number_addition'
  | 'approved_at'
  | 'disabled_at'
  | 'latitude'
  | 'longitude'
  | 'pictures'
  | 'stay'
>;

/** A row of the card query. */
export interface CardRow extends SameFields {
  price: number;
  address_house_number_suffix: string | null;
  display_home_address: boolean;
  latitude: number | null;
  longitude: number | null;
  approved_at: Date;
  pictures: { id: string; order_number: number; rotate: number; avif: boolean | null }[];
}

function placeOf(row: CardRow) {
  const point = publicPoint(row);
  return {
    ...publicAddress(row.display_home_address, {
      name_residence: row.name_residence,
      address_street_name: row.address_street_name,
      address_house_number: row.address_house_number,
      address_house_number_addition: row.address_house_number_suffix,
    }),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    distance_to_beach_m: publicDistance(row.display_home_address, row.distance_to_beach_m),
  };
}

/** Serializes a card without a stay, which is its last field. */
export function serializeCard(row: CardRow): ListingCard {
  const { address_house_number_suffix: _suffix, display_home_address: _shown, ...same } = row;
  return {
    ...same,
    ...placeOf(row),
    approved_at: row.approved_at.toISOString(),
    disabled_at: null,
    pictures: row.pictures.map(({ id, order_number, rotate, avif }) => ({
      id,
      url: wirePhotoUrl(id, rotate),
      order_number,
      ...(avif && { avif: true as const }),
    })),
    stay: null,
  };
}
