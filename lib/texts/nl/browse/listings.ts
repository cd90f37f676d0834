/** Dutch texts about listings. */
import type { OptionGroupKey } from '@/lib/listings/option-groups';
import type { ListingOptionKey } from '@/lib/listings/options';
import type { Oceanview, PropertyType, RentalPeriod } from '@/lib/listings/kinds';

export const propertyTypeTexts: Readonly<Record<PropertyType, string>> = {
  apartment: 'appartement',
  studio: 'studio',
  penthouse: 'penthouse',
  villa: 'villa',
  house: 'huis',
};

export const oceanviewTexts: Readonly<Record<Oceanview, string>> = {
  front: 'frontaal',
  side: 'zijdelings',
  no: 'geen zeezicht',
};

export const rentalPeriodTexts: Readonly<Record<RentalPeriod, string>> = {
  night: 'nacht',
  week: 'week',
  midweek: 'midweek',
  two_weeks: 'twee weken',
  weekend: 'weekend',
  long_weekend: 'lang weekend',
  month: 'maand',
  year: 'jaar',
};

/** The names of the options (`GET /api/listing-options`). */
export const listingOptionTexts: Readonly<Record<ListingOptionKey, string>> = {
  floor: 'Verdieping',
  parking_spaces: 'Eigen parkeerplaatsen',
  wifi: 'Gratis wifi',
  outdoor_space: 'Buitenruimte',
  final_cleaning: 'Eindschoonmaak inbegrepen',
  bed_linen: 'Bedlinnen inbegrepen',
  bath_linen: 'Badlinnen inbegrepen',
  utilities: 'Gas, water en elektriciteit inbegrepen',
  pets_allowed: 'Huisdieren toegelaten',
  wheelchair_accessible: 'Rolstoeltoegankelijk',
  single_beds: 'Eenpersoonsbedden',
  double_beds: 'Tweepersoonsbedden',
  personal_welcome: 'Persoonlijk onthaal',
  air_conditioning: 'Airconditioning',
  dishwasher: 'Vaatwasser',
  lift: 'Lift',
  washing_machine: 'Wasmachine',
  tv: 'Televisie',
  cot: 'Kinderbedje',
  high_chair: 'Kinderstoel',
  stair_gate: 'Traphekje',
  terrace: 'Terras of balkon',
  garden_fenced: 'Omheinde tuin',
  bicycle_storage: 'Fietsenstalling',
  charging_point: 'Laadpaal',
  fireplace: 'Open haard',
  sauna: 'Sauna',
  swimming_pool: 'Zwembad',
  beach_cabin: 'Strandcabine',
  work_place: 'Werkplek',
};

/** The headings of groups of options. */
export const optionGroupTexts: Readonly<Record<OptionGroupKey, string>> = {
  living: 'Keuken en wonen',
  children: 'Met kinderen',
  outside: 'Buiten en ontspannen',
  access: 'Toegang en vervoer',
  included: 'Inbegrepen in de prijs',
  welcome: 'Dieren en onthaal',
};

export const listingTexts = {
  /** The page's title and heading, with fixed wording (docs/rules/listings.md#page). */
  title: (name: string, type: string, location: string) => `${name} - ${type} te huur in ${location}`,
  heading: (name: string, location: string) => `Te huur: “${name}” in ${location}`,
  /** For a draft that lacks them. */
  nameless: 'Vakantiewoning',
  typeless: 'vakantiewoning',
  placeless: 'België',
  /** The price is already formatted. */
  fromPrice: (price: string, period: string) => `vanaf ${price} per ${period}`,
} as const;
