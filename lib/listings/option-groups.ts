/** The switches in the groups in which the listing form and the search show them. */
import type { ListingOptionKey } from '@/lib/listings/options';

export const optionGroups = [
  {
    key: 'living',
    options: ['wifi', 'tv', 'dishwasher', 'washing_machine', 'air_conditioning', 'fireplace', 'work_place'],
  },
  { key: 'children', options: ['cot', 'high_chair', 'stair_gate'] },
  {
    key: 'outside',
    options: ['outdoor_space', 'terrace', 'garden_fenced', 'swimming_pool', 'sauna', 'beach_cabin'],
  },
  { key: 'access', options: ['lift', 'wheelchair_accessible', 'bicycle_storage', 'charging_point'] },
  { key: 'included', options: ['final_cleaning', 'bed_linen', 'bath_linen', 'utilities'] },
  { key: 'welcome', options: ['pets_allowed', 'personal_welcome'] },
] as const satisfies readonly { key: string; options: readonly ListingOptionKey[] }[];

export type OptionGroupKey = (typeof optionGroups)[number]['key'];
