/**
 * What comes back to a guest who cancels (docs/rules/booking-requests.md#terms), in per cent of the total without what
 * is paid on the spot. A deposit always goes back, so it is never part of it. Days are days in Belgium.
 */
import { addDays, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Cancellation } from '@/lib/listings/kinds';
import { percentOf } from '@/lib/money/percent';

/** So much comes back until so many days before arrival; after the last of them nothing. */
interface Level {
  days: number;
  refund_percent: number;
}

/** From the earliest to the last. Empty where landlord and guest agree in words. */
export const cancellationLevels: Readonly<Record<Cancellation, readonly Level[]>> = {
  flexible: [{ days: 1, refund_percent: 100 }],
  moderate: [
    { days: 7, refund_percent: 100 },
    { days: 1, refund_percent: 50 },
  ],
  strict: [
    { days: 30, refund_percent: 100 },
    { days: 7, refund_percent: 50 },
  ],
  agreed: [],
};

/** `until` is the last day, included, on which this much comes back; null for the last step, which has no end. */
export interface CancellationStep {
  until: Day | null;
  refund_percent: number;
}

/**
 * The steps for a stay that arrives on this day, without those that are over on `today`. Empty where the landlord said
 * nothing or agrees in words.
 */
export function cancellationSteps(kind: Cancellation | null, arrival: Day, today: Day): CancellationStep[] {
  const levels = kind === null ? [] : cancellationLevels[kind];
  if (levels.length === 0) return [];
  const steps = levels.map(({ days, refund_percent }) => ({
    until: addDays(arrival, -days),
    refund_percent,
  }));
  return [...steps.filter(({ until }) => until >= today), { until: null, refund_percent: 0 }];
}

interface ComesBack {
  /** Null, like the amount, where there are no steps: agreed in words. */
  percent: number | null;
  amount_cents: number | null;
  /** The last day of this percentage. */
  until: Day | null;
}

/** What of `baseCents` comes back when canceling at this moment. */
export function comesBack(steps: readonly CancellationStep[], moment: Date, baseCents: number): ComesBack {
  const day = dayOfMoment(moment);
  const step = steps.find(({ until }) => until === null || day <= until);
  if (!step) return { percent: null, amount_cents: null, until: null };
  const { refund_percent: percent, until } = step;
  return { percent, amount_cents: percentOf(baseCents, percent), until };
}
