/**
 * What a guest who cancels gets back (docs/rules/booking-requests.md#terms), in percent of the total less what is paid
 * on the spot. A deposit is always returned, so it is never part of it. Days are days in Belgium.
 */
import { addDays, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Cancellation } from '@/lib/listings/kinds';
import { percentOf } from '@/lib/money/percent';

/** The percentage refunded until this many days before arrival; after the last level it is nothing. */
interface Level {
  days: number;
  refund_percent: number;
}

/** From the earliest to the last. Empty if landlord and guest agree on it themselves. */
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

/** `until` is the last day, inclusive, on which this much is refunded; null for the last step, which has no end. */
export interface CancellationStep {
  until: Day | null;
  refund_percent: number;
}

/**
 * The steps for a stay that arrives on this day, without those that are over on `today`. Empty if the landlord said
 * nothing, or if landlord and guest agree on it themselves.
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
  /** Null, like the amount, if there are no steps: landlord and guest agree on it themselves. */
  percent: number | null;
  amount_cents: number | null;
  /** The last day of this percentage. */
  until: Day | null;
}

/** The refund out of `baseCents` when canceling at this moment. */
export function comesBack(steps: readonly CancellationStep[], moment: Date, baseCents: number): ComesBack {
  const day = dayOfMoment(moment);
  const step = steps.find(({ until }) => until === null || day <= until);
  if (!step) return { percent: null, amount_cents: null, until: null };
  const { refund_percent: percent, until } = step;
  return { percent, amount_cents: percentOf(baseCents, percent), until };
}
