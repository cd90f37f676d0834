/** API contract of what publishing costs and for how long, which admins set (docs/rules/billing.md#tariffs). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { planDto } from '@/lib/billing/contract';
import { tariffTexts as texts } from '@/lib/texts/tariffs';

/** Days that a listing stays online after a refused payment, until an admin changes it. */
export const GRACE_DAYS = 14;
export const graceDays = z.int(texts.badGraceDays).min(1, texts.badGraceDays).max(60, texts.badGraceDays);

/** What an admin set for a plan. */
export const setTariff = z.object({
  /** Cents per period. */
  amount: z.int(texts.badAmount).min(100, texts.badAmount).max(1_000_000, texts.badAmount),
  trial_days: z.int(texts.badTrialDays).min(0, texts.badTrialDays).max(730, texts.badTrialDays),
});
export type SetTariff = z.infer<typeof setTariff>;

export const tariffDto = planDto
  .pick({ id: true, name: true, amount: true, currency: true, period: true, trial_days: true })
  .extend({
    /** Taken from the price at Stripe; in force until an admin changes them. */
    usual_amount: z.int(),
    usual_trial_days: z.int(),
    vat_excluded: z.boolean(),
  });
export type TariffDto = z.infer<typeof tariffDto>;

export const moneyDto = z.object({
  /** Version of the current tariffs; a change names the one it is based on. */
  version: z.int(),
  payment_grace_days: z.int(),
  /** Empty if publishing is free. */
  plans: z.array(tariffDto),
});
export type MoneyDto = z.infer<typeof moneyDto>;
export const moneyAnswer = dataOf(moneyDto);

export const moneyInput = z.object({
  version: z.int().min(0),
  payment_grace_days: graceDays,
  /** Every plan, in any order. */
  plans: z.array(setTariff.extend({ id: z.string().max(100) })).max(50),
});
export type MoneyInput = z.output<typeof moneyInput>;

/** A home that is online without payment. */
export const runningFreePeriodDto = z.object({
  listing_id: z.int(),
  slug: z.string(),
  name: z.string(),
  owner: z.string(),
  /** Its last day; null: until an admin ends it. */
  until: z.string().nullable(),
  granted_at: z.string(),
  /** Who granted it; null once that account is gone. */
  granted_by: z.string().nullable(),
});
export type RunningFreePeriodDto = z.infer<typeof runningFreePeriodDto>;
export const freePeriodPage = pageOf(runningFreePeriodDto);
export type FreePeriodPage = z.infer<typeof freePeriodPage>;
