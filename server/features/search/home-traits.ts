import 'server-only';

import { listingOptions } from '@/lib/listings/options';
import { HomeSeasons } from '@/server/features/search/home-seasons';
import type { SeasonParts } from '@/server/features/search/home-seasons';
import { OccupiedNights } from '@/server/features/search/occupied-nights';
import type { OccupiedParts } from '@/server/features/search/occupied-nights';
import { PriceBits } from '@/server/features/search/price-bits';
import type { PriceParts } from '@/server/features/search/price-bits';
import type { HomeRow } from '@/server/features/search/read-homes';
import { ValueBits } from '@/server/features/search/value-bits';
import type { ValueSets } from '@/server/features/search/value-bits';

/** The properties that can be searched. Enum values are stored as their index in lib/listings/kinds. */
export interface HomeTraits {
  /** In whole euros per night. */
  price: PriceBits;
  city: ValueBits;
  propertyType: ValueBits;
  oceanview: ValueBits;
  maxCapacity: ValueBits;
  bedrooms: ValueBits;
  bathrooms: ValueBits;
  period: ValueBits;
  minStay: ValueBits;
  maxStay: ValueBits;
  /** How many days ahead can be booked. */
  advance: ValueBits;
  /** Minimum days from today to arrival. */
  notice: ValueBits;
  /** Preparation nights around each stay. */
  preparation: ValueBits;
  /** 1: a stay may be shorter than the minimum if it fills a gap. */
  gapStays: ValueBits;
  /** In the order of `listingOptions`. */
  settings: ValueBits[];
  /** Stays with the preparation nights around them, and the landlord's blocks. */
  occupied: OccupiedNights;
  seasons: HomeSeasons;
}

/** The data that the traits consist of. */
export interface TraitParts extends Record<
  Exclude<keyof HomeTraits, 'price' | 'settings' | 'occupied' | 'seasons'>,
  ValueSets
> {
  price: PriceParts;
  settings: ValueSets[];
  occupied: OccupiedParts;
  seasons: SeasonParts;
}

/** Traits from these parts; without them, empty. */
export function makeTraits(capacity: number, parts?: TraitParts): HomeTraits {
  const values = (sets?: ValueSets) => new ValueBits(capacity, sets);
  return {
    price: new PriceBits(capacity, parts?.price),
    city: values(parts?.city),
    propertyType: values(parts?.propertyType),
    oceanview: values(parts?.oceanview),
    maxCapacity: values(parts?.maxCapacity),
    bedrooms: values(parts?.bedrooms),
    bathrooms: values(parts?.bathrooms),
    period: values(parts?.period),
    minStay: values(parts?.minStay),
    maxStay: values(parts?.maxStay),
    advance: values(parts?.advance),
    notice: values(parts?.notice),
    preparation: values(parts?.preparation),
    gapStays: values(parts?.gapStays),
    settings: listingOptions.map((_, index) => values(parts?.settings[index])),
    occupied: new OccupiedNights(capacity, parts?.occupied),
    seasons: new HomeSeasons(capacity, parts?.seasons),
  };
}

export function traitParts(traits: HomeTraits): TraitParts {
  return {
    price: traits.price.parts,
    city: traits.city.parts,
    propertyType: traits.propertyType.parts,
    oceanview: traits.oceanview.parts,
    maxCapacity: traits.maxCapacity.parts,
    bedrooms: traits.bedrooms.parts,
    bathrooms: traits.bathrooms.parts,
    period: traits.period.parts,
    minStay: traits.minStay.parts,
    maxStay: traits.maxStay.parts,
    advance: traits.advance.parts,
    notice: traits.notice.parts,
    preparation: traits.preparation.parts,
    gapStays: traits.gapStays.parts,
    settings: traits.settings.map(({ parts }) => parts),
    occupied: traits.occupied.parts,
    seasons: traits.seasons.parts,
  };
}

/** Writes a listing into a slot that was cleared, or never used. Its nights are free, and it has no seasons. */
export function describe(traits: HomeTraits, slot: number, home: HomeRow): void {
  traits.price.add(slot, home.price);
  traits.city.add(slot, home.cityId);
  traits.propertyType.add(slot, home.propertyType);
  traits.oceanview.add(slot, home.oceanview);
  traits.maxCapacity.add(slot, home.maxCapacity);
  traits.bedrooms.add(slot, home.bedrooms);
  traits.bathrooms.add(slot, home.bathrooms);
  traits.minStay.add(slot, home.minStay);
  traits.maxStay.add(slot, home.maxStay);
  traits.advance.add(slot, home.advance);
  traits.notice.add(slot, home.notice);
  traits.preparation.add(slot, home.preparation);
  if (home.gapStays) traits.gapStays.add(slot, home.gapStays);
  for (let period = 0; home.periods >> period > 0; period += 1) {
    if ((home.periods >> period) & 1) traits.period.add(slot, period);
  }
  for (const [index, value] of home.settings.entries()) {
    if (value > 0) traits.settings[index]?.add(slot, value - 1);
  }
}

/** Copies a slot's traits into a never used slot of other traits. */
export function copyTraits(from: HomeTraits, slot: number, to: HomeTraits, toSlot: number): void {
  const { price, occupied, seasons, settings, ...values } = to;
  price.add(toSlot, from.price.priceOf(slot));
  for (const night of from.occupied.nightsOf(slot)) occupied.add(toSlot, night, night + 1);
  for (const season of from.seasons.seasonsOf(slot)) seasons.add(toSlot, season);
  // Both have the same keys.
  for (const key of Object.keys(values) as (keyof typeof values)[]) {
    for (const value of from[key].valuesOf(slot)) to[key].add(toSlot, value);
  }
  for (const [index, setting] of settings.entries()) {
    for (const value of from.settings[index]?.valuesOf(slot) ?? []) setting.add(toSlot, value);
  }
}

/** Clears a slot. */
export function forget(traits: HomeTraits, slot: number): void {
  const { settings, ...properties } = traits;
  for (const property of [...Object.values(properties), ...settings]) property.forget(slot);
}
