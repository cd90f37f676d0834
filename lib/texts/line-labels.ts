/**
 * The labels of a quote's lines in the API, forms and stored requests: Dutch in every language, since an optional cost
 * is chosen by its label. `lib/stays/line-name.ts` gives the name to display.
 */
import type { CostKind, PercentDiscountKind } from '@/lib/stays/kinds';

export const costLabels: Readonly<Record<CostKind, string>> = {
  cleaning: 'Eindschoonmaak',
  bed_linen: 'Bedlinnen',
  bath_linen: 'Badlinnen',
  energy: 'Energie',
  pet: 'Huisdier',
  tourist_tax: 'Toeristenbelasting',
  deposit: 'Waarborg',
  other: 'Andere kosten',
};

const daysText = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`);

/** A discount's label, which contains its percentage and its minimum nights or days, in this order. */
export const discountLabels: Readonly<
  Record<PercentDiscountKind, (percent: number, count: number) => string>
> = {
  discount_length: (percent, nights) => `${percent}\u00a0% korting vanaf ${nights} nachten`,
  discount_last_minute: (percent, days) => `${percent}\u00a0% korting bij aankomst binnen ${daysText(days)}`,
  discount_early: (percent, days) => `${percent}\u00a0% vroegboekkorting vanaf ${daysText(days)} vooraf`,
};

/** Weeks that cost the week price of their season. */
export const weekDiscountLabel = (weeks: number) => (weeks === 1 ? 'Weekprijs' : `Weekprijs, ${weeks} weken`);
