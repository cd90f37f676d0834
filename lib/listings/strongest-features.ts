import type { Feature, FeatureKey } from '@/lib/listings/features';

/** Features in order of importance to guests, most important first. */
const weight: readonly FeatureKey[] = [
  'oceanview',
  'beach',
  'swimming_pool',
  'sauna',
  'terrace',
  'garden_fenced',
  'outdoor_space',
  'pets_allowed',
  'parking_spaces',
  'charging_point',
  'lift',
  'beach_cabin',
  'wifi',
  'washing_machine',
  'dishwasher',
  'air_conditioning',
  'fireplace',
  'wheelchair_accessible',
  'cot',
  'high_chair',
  'stair_gate',
  'bicycle_storage',
  'work_place',
  'tv',
  'bed_linen',
  'final_cleaning',
  'bath_linen',
  'utilities',
  'personal_welcome',
  'double_beds',
  'single_beds',
  'floor',
  'capacity',
  'bedrooms',
  'bathrooms',
];

/**
 * The six most important features that a home has, and all others in the order of its page, ending with those that it
 * lacks.
 */
export function strongestFeatures(
  features: readonly Feature[],
  most = 6,
): { best: Feature[]; rest: Feature[] } {
  const best = features
    .filter(({ present }) => present)
    .toSorted((a, b) => weight.indexOf(a.key) - weight.indexOf(b.key))
    .slice(0, most);
  const others = features.filter((feature) => !best.includes(feature));
  return { best, rest: others.toSorted((a, b) => Number(b.present) - Number(a.present)) };
}
