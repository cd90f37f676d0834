import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

export const seasonSelect = {
  id: true,
  name: true,
  startDate: true,
  endDate: true,
  price: true,
  weekendPrice: true,
  weekPrice: true,
  minStay: true,
  arrivalDays: true,
  departureDays: true,
} as const satisfies Prisma.ListingSeasonSelect;
export type SeasonRow = Prisma.ListingSeasonGetPayload<{ select: typeof seasonSelect }>;

export const costSelect = {
  kind: true,
  label: true,
  amountCents: true,
  per: true,
  optional: true,
  onSite: true,
} as const satisfies Prisma.ListingCostSelect;
export type CostRow = Prisma.ListingCostGetPayload<{ select: typeof costSelect }>;

/** The stay rules on a listing. */
export const stayRulesSelect = {
  basePrice: true,
  weekendPrice: true,
  preparationNights: true,
  noticeDays: true,
  gapStays: true,
  lastMinuteDays: true,
  lastMinutePercent: true,
  earlyDays: true,
  earlyPercent: true,
  lengthDiscounts: { select: { nights: true, percent: true }, orderBy: { place: 'asc' } },
} as const satisfies Prisma.ListingSelect;
export type StayRulesRow = Prisma.ListingGetPayload<{ select: typeof stayRulesSelect }>;
