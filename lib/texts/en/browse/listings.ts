import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listings';

export const propertyTypeTexts: InOtherWords<typeof nl.propertyTypeTexts> = {
  apartment: 'apartment',
  studio: 'studio',
  penthouse: 'penthouse',
  villa: 'villa',
  house: 'house',
};

export const oceanviewTexts: InOtherWords<typeof nl.oceanviewTexts> = {
  front: 'direct',
  side: 'from the side',
  no: 'no sea view',
};

/** They follow both 'per' and 'by the'. */
export const rentalPeriodTexts: InOtherWords<typeof nl.rentalPeriodTexts> = {
  night: 'night',
  week: 'week',
  midweek: 'midweek break',
  two_weeks: 'fortnight',
  weekend: 'weekend',
  long_weekend: 'long weekend',
  month: 'month',
  year: 'year',
};

export const listingOptionTexts: InOtherWords<typeof nl.listingOptionTexts> = {
  floor: 'Floor',
  parking_spaces: 'Private parking spaces',
  wifi: 'Free Wi-Fi',
  outdoor_space: 'Outdoor space',
  final_cleaning: 'End-of-stay cleaning included',
  bed_linen: 'Bed linen included',
  bath_linen: 'Towels included',
  utilities: 'Gas, water and electricity included',
  pets_allowed: 'Pets welcome',
  wheelchair_accessible: 'Wheelchair accessible',
  single_beds: 'Single beds',
  double_beds: 'Double beds',
  personal_welcome: 'Welcomed in person',
  air_conditioning: 'Air conditioning',
  dishwasher: 'Dishwasher',
  lift: 'Lift',
  washing_machine: 'Washing machine',
  tv: 'Television',
  cot: 'Cot',
  high_chair: 'High chair',
  stair_gate: 'Stair gate',
  terrace: 'Terrace or balcony',
  garden_fenced: 'Enclosed garden',
  bicycle_storage: 'Bike storage',
  charging_point: 'Car charging point',
  fireplace: 'Open fire',
  sauna: 'Sauna',
  swimming_pool: 'Swimming pool',
  beach_cabin: 'Beach hut',
  work_place: 'Place to work',
};

export const optionGroupTexts: InOtherWords<typeof nl.optionGroupTexts> = {
  living: 'Kitchen and living',
  children: 'With children',
  outside: 'Outdoors and relaxing',
  access: 'Access and transport',
  included: 'Included in the price',
  welcome: 'Pets and arrival',
};

export const listingTexts: InOtherWords<typeof nl.listingTexts> = {
  title: (name, type, location) => `${name} - ${type} to rent in ${location}`,
  heading: (name, location) => `To rent: ‘${name}’ in ${location}`,
  nameless: 'Holiday home',
  typeless: 'holiday home',
  placeless: 'Belgium',
  fromPrice: (price, period) => `from ${price} per ${period}`,
};
