import 'server-only';

import { priceOfStay, ratesByNight } from '@/lib/calendar/price';
import type { SpecialRate } from '@/lib/calendar/price';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { publicAddress, publicPoint } from '@/lib/listings/address';
import type { ListingCard } from '@/lib/listings/card-contract';
import { wirePhotoUrl } from '@/lib/listings/photos';

/** Fields that go out as they are. */
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

/** A row of the cards' query. */
export interface CardRow extends SameFields {
  price: number;
  address_house_number_suffix: string | null;
  display_home_address: boolean;
  latitude: number | null;
  longitude: number | null;
  approved_at: Date;
  pictures: { id: string; order_number: number; rotate: number; avif: boolean | null }[];
  special_rates: SpecialRate[];
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
  };
}

export function serializeCard(row: CardRow, stay: DayRange | null): ListingCard {
  const {
    address_house_number_suffix: _suffix,
    display_home_address: _shown,
    special_rates: rates,
    ...same
  } = row;
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
    stay: stay && { nights: nights(stay), price: priceOfStay(stay, row.price, ratesByNight(rates)) },
  };
}
