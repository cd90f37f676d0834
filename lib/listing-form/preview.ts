/** The preview of the form: the public page's model of a listing that is still being edited. */
import { todayIn } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { publicAddress, publicDistance } from '@/lib/listings/address';
import { readListingForm } from '@/lib/listings/form-contract';
import { applyListingForm, emptyListingValues } from '@/lib/listings/form-rules';
import type { PublicLandlord } from '@/lib/listings/contract';
import { findCity } from '@/lib/listings/cities';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import { lastDayShown } from '@/lib/listings/last-day-shown';
import { listingOptions } from '@/lib/listings/options';
import type { ListingPageModel, PagePicture } from '@/lib/listings/page-model';
import { nightPrice } from '@/lib/listings/price-text';
import { optionField } from '@/lib/listing-form/values';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { wireListing } from '@/lib/listing-form/wire';

interface PreviewFacts {
  landlord: PublicLandlord;
  pictures: PagePicture[];
  occupied: readonly DayRange[];
}

/** As the public would see it, so a hidden address is hidden here too. Invalid values are left out. */
export function previewModel(values: ListingFormValues, facts: PreviewFacts): ListingPageModel {
  const listing = applyListingForm(emptyListingValues, readListingForm(wireListing(values)).input);
  const shown = listing.display_home_address;
  const town = listing.listing_city_id === null ? null : findCity(listing.listing_city_id);
  const settings = listingOptions.flatMap((option) => {
    const value = listing[optionField(option)];
    return value === null ? [] : [{ listing_option_id: option.id, value }];
  });
  // The keys come from the closed list, which Object.fromEntries cannot express.
  const flags = Object.fromEntries(
    rentalPeriods.map((period) => [rentalPeriodFlag(period), listing[rentalPeriodFlag(period)]]),
  ) as RentalPeriodFlags;
  const today = todayIn();
  return {
    id: 0,
    slug: '',
    name: listing.name_holiday_home,
    display_home_address: shown,
    ...publicAddress(shown, {
      name_residence: listing.name_residence,
      address_street_name: listing.address_street_name,
      address_house_number: listing.address_house_number,
      address_house_number_addition: listing.address_house_number_suffix,
      address_postcode: listing.address_postcode,
    }),
    description: listing.description ?? (values.description || null),
    logiesdecreet: listing.logiesdecreet ?? '',
    property_type: listing.property_type,
    number_of_bedrooms: listing.number_of_bedrooms,
    number_of_bathrooms: listing.number_of_bathrooms,
    max_capacity: listing.max_capacity,
    oceanview: listing.oceanview,
    price: listing.price,
    city: town && { id: town.id, name: town.name, latitude: town.latitude, longitude: town.longitude },
    latitude: null,
    longitude: null,
    approved_at: null,
    disabled_at: null,
    phone_number: listing.phone_number,
    check_in: listing.check_in,
    check_out: listing.check_out,
    settings,
    rooms: listing.rooms,
    house_rules: listing.house_rules,
    cancellation: listing.cancellation,
    distance_to_beach_m: publicDistance(shown, listing.distance_to_beach_m),
    rating: null,
    reviews_count: 0,
    min_stay: listing.min_stay,
    max_stay: listing.max_stay,
    max_days_reservation_advance: listing.reservation_advance_period,
    ...flags,
    pictures: facts.pictures,
    user: facts.landlord,
    managers: [],
    occupied: [...facts.occupied],
    today,
    last_day: lastDayShown(today, listing.reservation_advance_period),
    price_text: nightPrice({ ...flags, price: listing.price }),
    facts: {},
  };
}
