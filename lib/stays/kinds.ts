/** The kinds and units of costs of a stay, in display order. */
export const costKinds = [
  'cleaning',
  'bed_linen',
  'bath_linen',
  'energy',
  'pet',
  'tourist_tax',
  'deposit',
  'other',
] as const;
export type CostKind = (typeof costKinds)[number];

export const costUnits = ['stay', 'night', 'person', 'person_night', 'pet', 'pet_night'] as const;
export type CostUnit = (typeof costUnits)[number];

/** Kinds of discounts on the nights. `discount_week` is applied first, the others to what it leaves. */
export const discountKinds = [
  'discount_week',
  'discount_length',
  'discount_last_minute',
  'discount_early',
] as const;
export type DiscountKind = (typeof discountKinds)[number];
export type PercentDiscountKind = Exclude<DiscountKind, 'discount_week'>;
