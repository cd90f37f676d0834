/** A synthetic listing as a row of `listings`. */
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { Value } from '@/scripts/synthetic/copy-in';
import type { SyntheticListing, SyntheticLetting } from '@/scripts/synthetic/listing';

interface Row {
  id: number;
  landlord: number;
  /** Milliseconds since 1970. */
  now: number;
}

const MINUTE = 60_000;
const description =
  'Een woning die alleen bestaat om te meten hoe vlot het zoeken gaat. Zij ligt op wandelafstand van het strand, met winkels en de kusttram in de buurt. In de leefruimte eet en zit u aan het raam; de keuken heeft wat u nodig hebt voor een lange week. Er is plaats om nat zand en natte handdoeken kwijt te raken, en ’s avonds wordt het stil.';

/** The row's values by column name, always in the same order. */
export function listingFields(
  listing: SyntheticListing,
  letting: SyntheticLetting,
  { id, landlord, now }: Row,
): Record<string, Value> {
  const approved = new Date(now - listing.age * MINUTE).toISOString();
  return {
    id,
    slug: listing.slug,
    user_id: landlord,
    logiesdecreet: listing.licence,
    name_holiday_home: listing.name,
    description,
    property_type: listing.type,
    number_of_bedrooms: listing.bedrooms,
    number_of_bathrooms: listing.bathrooms,
    max_capacity: listing.capacity,
    oceanview: listing.oceanview,
    price: listing.price,
    rating: listing.rating,
    reviews_count: listing.reviews,
    address_street_name: 'Zeedijk',
    address_house_number: String(1 + (id % 400)),
    address_postcode: listing.city.postcode,
    display_home_address: listing.showsAddress,
    listing_city_id: listing.city.id,
    latitude: listing.latitude,
    longitude: listing.longitude,
    check_in: '15:00',
    check_out: '10:00',
    min_stay: listing.minStay,
    max_stay: listing.maxStay,
    max_days_reservation_advance: listing.advance,
    weekend_price: letting.weekendPrice,
    notice_days: letting.noticeDays,
    preparation_nights: letting.preparationNights,
    gap_stays: letting.gapStays,
    last_minute_days: letting.lastMinute?.days ?? null,
    last_minute_percent: letting.lastMinute?.percent ?? null,
    early_days: letting.early?.days ?? null,
    early_percent: letting.early?.percent ?? null,
    ...Object.fromEntries(
      rentalPeriods.map((period, index) => [rentalPeriodFlag(period), listing.periods[index] ?? false]),
    ),
    approved_at: approved,
    first_published_at: approved,
    created_at: approved,
    updated_at: approved,
  };
}
