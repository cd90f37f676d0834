/**
 * The 30 options of a listing (docs/rules/listings.md#options), each a switch or a count. In the API a value is a whole
 * number, 0 or 1 for a switch. `key` is part of the search filter `listing_setting_KEY`, `id` of the form field
 * `listing_option_ID`.
 */
import type { PropertyType } from '@/lib/listings/kinds';

/** Maximum of a count: the selects offer 0 to 10. */
export const MAX_OPTION_COUNT = 10;

export const listingOptions = [
  { id: 1, key: 'floor', kind: 'count' },
  { id: 2, key: 'parking_spaces', kind: 'count' },
  { id: 3, key: 'wifi', kind: 'boolean' },
  { id: 4, key: 'outdoor_space', kind: 'boolean' },
  { id: 5, key: 'final_cleaning', kind: 'boolean' },
  { id: 6, key: 'bed_linen', kind: 'boolean' },
  { id: 7, key: 'bath_linen', kind: 'boolean' },
  { id: 8, key: 'utilities', kind: 'boolean' },
  { id: 9, key: 'pets_allowed', kind: 'boolean' },
  { id: 10, key: 'wheelchair_accessible', kind: 'boolean' },
  { id: 11, key: 'single_beds', kind: 'count' },
  { id: 12, key: 'double_beds', kind: 'count' },
  { id: 13, key: 'personal_welcome', kind: 'boolean' },
  { id: 14, key: 'air_conditioning', kind: 'boolean' },
  { id: 15, key: 'dishwasher', kind: 'boolean' },
  { id: 16, key: 'lift', kind: 'boolean' },
  { id: 17, key: 'washing_machine', kind: 'boolean' },
  { id: 18, key: 'tv', kind: 'boolean' },
  { id: 19, key: 'cot', kind: 'boolean' },
  { id: 20, key: 'high_chair', kind: 'boolean' },
  { id: 21, key: 'stair_gate', kind: 'boolean' },
  { id: 22, key: 'terrace', kind: 'boolean' },
  { id: 23, key: 'garden_fenced', kind: 'boolean' },
  { id: 24, key: 'bicycle_storage', kind: 'boolean' },
  { id: 25, key: 'charging_point', kind: 'boolean' },
  { id: 26, key: 'fireplace', kind: 'boolean' },
  { id: 27, key: 'sauna', kind: 'boolean' },
  { id: 28, key: 'swimming_pool', kind: 'boolean' },
  { id: 29, key: 'beach_cabin', kind: 'boolean' },
  { id: 30, key: 'work_place', kind: 'boolean' },
] as const;

export type ListingOption = (typeof listingOptions)[number];
export type ListingOptionId = ListingOption['id'];
export type ListingOptionKey = ListingOption['key'];

const byId = new Map<number, ListingOption>(listingOptions.map((option) => [option.id, option]));
const byKey = new Map<string, ListingOption>(listingOptions.map((option) => [option.key, option]));

export function findListingOption(id: number): ListingOption | null {
  return byId.get(id) ?? null;
}

export function findListingOptionByKey(key: string): ListingOption | null {
  return byKey.get(key) ?? null;
}

/** The id of an option by its key, so that other code contains no bare numbers. */
export function listingOptionId(key: ListingOptionKey): ListingOptionId {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`No listing option is called ${key}`);
  return found.id;
}

/** Whether the value is valid for the option. */
export function isListingOptionValue(option: ListingOption, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= (option.kind === 'boolean' ? 1 : MAX_OPTION_COUNT);
}

/** The options that do not apply to a type and are cleared: a house and a villa have no floor. */
export function clearedListingOptions(type: PropertyType): readonly ListingOptionKey[] {
  return type === 'house' || type === 'villa' ? ['floor'] : [];
}
