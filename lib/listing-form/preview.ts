/** The preview of the form: the public page's model of a listing that is still being edited. */
import { todayIn } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { publicAddress, publicDistance } from '@/lib/listings/address';
import { readListingForm } from '@/lib/listings/form-contract';
import { applyListingForm, emptyListingValues } from '@/lib/listings/form-rules';
import { findCity } from '@/lib/listings/cities';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import { lastDayShown } from '@/lib/listings/last-day-shown';
import { listingOptions } from '@/lib/listings/options';
import type { ListingPageModel, PagePicture } from '@/lib/listings/page-model';
import { shortPrice } from '@/lib/listings/price-text';
import { optionField } from '@/lib/listing-form/values';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { wireHome } from '@/lib/listing-form/wire';

interface PreviewFacts {
  firstName: string;
  pictures: PagePicture[];
  occupied: readonly DayRange[];
}

/** As the public would see it, so a hidden address is hidden here too. Invalid values are left out. */
export function previewModel(values: ListingFormValues, facts: PreviewFacts): ListingPageModel {
  const home = applyListingForm(emptyListingValues, readListingForm(wireHome(values)).input);
  const shown = home.display_home_address;
  const town = home.listing_city_id === null ? null : findCity(home.listing_city_id);
  const settings = listingOptions.flatMap((option) => {
    const value = home[optionField(option)];
    return value === null ? [] : [{ listing_option_id: option.id, value }];
  });
  // The keys come from the closed list, which Object.fromEntries cannot express.
  const flags = Object.fromEntries(
    rentalPeriods.map((period) => [rentalPeriodFlag(period), home[rentalPeriodFlag(period)]]),
  ) as RentalPeriodFlags;
  const today = todayIn();
  return {
    id: 0,
    slug: '',
    name: home.name_holiday_home,
    display_home_address: shown,
    ...publicAddress(shown, {
      name_residence: home.name_residence,
      address_street_name: home.address_street_name,
      address_house_number: home.address_house_number,
      address_house_number_addition: home.address_house_number_suffix,
      address_postcode: home.address_postcode,
    }),
    description: home.description ?? (values.description || null),
    logiesdecreet: home.logiesdecreet ?? '',
    property_type: home.property_type,
    number_of_bedrooms: home.number_of_bedrooms,
    number_of_bathrooms: home.number_of_bathrooms,
    max_capacity: home.max_capacity,
    oceanview: home.oceanview,
    price: home.price,
    city: town && { id: town.id, name: town.name, latitude: town.latitude, longitude: town.longitude },
    latitude: null,
    longitude: null,
    approved_at: null,
    disabled_at: null,
    phone_number: home.phone_number,
    check_in: home.check_in,
    check_out: home.check_out,
    settings,
    rooms: home.rooms,
    house_rules: home.house_rules,
    cancellation: home.cancellation,
    distance_to_beach_m: publicDistance(shown, home.distance_to_beach_m),
    rating: null,
    reviews_count: 0,
    min_stay: home.min_stay,
    max_stay: home.max_stay,
    max_days_reservation_advance: home.reservation_advance_period,
    ...flags,
    pictures: facts.pictures,
    user: { first_name: facts.firstName },
    managers: [],
    occupied: [...facts.occupied],
    today,
    last_day: lastDayShown(today, home.reservation_advance_period),
    price_text: shortPrice({ ...flags, price: home.price }),
    facts: {},
  };
}
