import 'server-only';

import { listingOptions } from '@/lib/listings/options';
import { ListingNames } from '@/server/features/search/listing-names';
import type { NameParts } from '@/server/features/search/listing-names';
import { ListingSeasons } from '@/server/features/search/listing-seasons';
import type { SeasonParts } from '@/server/features/search/listing-seasons';
import { ListingTariffs } from '@/server/features/search/listing-tariffs';
import type { TariffParts } from '@/server/features/search/listing-tariffs';
import { ListingTotals } from '@/server/features/search/listing-totals';
import { OccupiedNights } from '@/server/features/search/occupied-nights';
import type { OccupiedParts } from '@/server/features/search/occupied-nights';
import { PriceBits } from '@/server/features/search/price-bits';
import type { PriceParts } from '@/server/features/search/price-bits';
import type { ListingRow } from '@/server/features/search/read-listings';
import { ValueBits } from '@/server/features/search/value-bits';
import type { ValueSets } from '@/server/features/search/value-bits';

/** The properties that can be searched. Enum values are stored as their index in lib/listings/kinds. */
export interface ListingTraits {
  /** In whole euros per night. */
  price: PriceBits;
  city: ValueBits;
  propertyType: ValueBits;
  oceanview: ValueBits;
  maxCapacity: ValueBits;
  cots: ValueBits;
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
  seasons: ListingSeasons;
  names: ListingNames;
  /** Prices beside that per night. */
  tariffs: ListingTariffs;
  totals: ListingTotals;
}

/** The data that the traits consist of. */
export interface TraitParts extends Record<
  Exclude<
    keyof ListingTraits,
    'price' | 'settings' | 'occupied' | 'seasons' | 'names' | 'tariffs' | 'totals'
  >,
  ValueSets
> {
  price: PriceParts;
  settings: ValueSets[];
  occupied: OccupiedParts;
  seasons: SeasonParts;
  names: NameParts;
  tariffs: TariffParts;
}

/** Traits from these parts; without them, empty. */
export function makeTraits(capacity: number, parts?: TraitParts): ListingTraits {
  const values = (sets?: ValueSets) => new ValueBits(capacity, sets);
  const price = new PriceBits(capacity, parts?.price);
  const tariffs = new ListingTariffs(capacity, price.prices, parts?.tariffs);
  return {
    price,
    city: values(parts?.city),
    propertyType: values(parts?.propertyType),
    oceanview: values(parts?.oceanview),
    maxCapacity: values(parts?.maxCapacity),
    cots: values(parts?.cots),
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
    seasons: new ListingSeasons(capacity, parts?.seasons),
    names: new ListingNames(capacity, parts?.names),
    tariffs,
    totals: new ListingTotals(capacity, tariffs),
  };
}

export function traitParts(traits: ListingTraits): TraitParts {
  return {
    price: traits.price.parts,
    city: traits.city.parts,
    propertyType: traits.propertyType.parts,
    oceanview: traits.oceanview.parts,
    maxCapacity: traits.maxCapacity.parts,
    cots: traits.cots.parts,
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
    names: traits.names.parts,
    tariffs: traits.tariffs.parts,
  };
}

/** Writes a listing into a slot that was cleared, or never used. Its nights are free; seasons, costs and the like follow. */
export function describe(traits: ListingTraits, slot: number, listing: ListingRow): void {
  traits.price.add(slot, listing.price);
  traits.city.add(slot, listing.cityId);
  traits.propertyType.add(slot, listing.propertyType);
  traits.oceanview.add(slot, listing.oceanview);
  traits.maxCapacity.add(slot, listing.maxCapacity);
  traits.cots.add(slot, listing.cots);
  traits.bedrooms.add(slot, listing.bedrooms);
  traits.bathrooms.add(slot, listing.bathrooms);
  traits.minStay.add(slot, listing.minStay);
  traits.maxStay.add(slot, listing.maxStay);
  traits.advance.add(slot, listing.advance);
  traits.notice.add(slot, listing.notice);
  traits.preparation.add(slot, listing.preparation);
  traits.tariffs.add(slot, listing);
  if (listing.gapStays) traits.gapStays.add(slot, listing.gapStays);
  for (let period = 0; listing.periods >> period > 0; period += 1) {
    if ((listing.periods >> period) & 1) traits.period.add(slot, period);
  }
  for (const [index, value] of listing.settings.entries()) {
    if (value > 0) traits.settings[index]?.add(slot, value - 1);
  }
}

/** Copies a slot's traits into a never used slot of other traits. */
export function copyTraits(from: ListingTraits, slot: number, to: ListingTraits, toSlot: number): void {
  const { price, occupied, seasons, names, tariffs, totals: _totals, settings, ...values } = to;
  price.add(toSlot, from.price.priceOf(slot));
  for (const night of from.occupied.nightsOf(slot)) occupied.add(toSlot, night, night + 1);
  from.seasons.copyTo(seasons, slot, toSlot);
  from.names.copyTo(names, slot, toSlot);
  from.tariffs.copyTo(tariffs, slot, toSlot);
  // Both have the same keys.
  for (const key of Object.keys(values) as (keyof typeof values)[]) {
    for (const value of from[key].valuesOf(slot)) to[key].add(toSlot, value);
  }
  for (const [index, setting] of settings.entries()) {
    for (const value of from.settings[index]?.valuesOf(slot) ?? []) setting.add(toSlot, value);
  }
}

/** Clears a slot. */
export function forget(traits: ListingTraits, slot: number): void {
  const { settings, ...properties } = traits;
  for (const property of [...Object.values(properties), ...settings]) property.forget(slot);
}
