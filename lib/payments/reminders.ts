/** When a guest is reminded of a payment (docs/rules/payments.md#reminders). Days are those of Brussels. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** In the order in which they fall due. */
export const paymentReminderKinds = ['soon', 'overdue', 'overdue_again'] as const;
export type PaymentReminderKind = (typeof paymentReminderKinds)[number];

const DAY_MS = 24 * 3_600_000;
/** How long after a payment is requested the first reminder is left out. */
const ASKED_MS = 3 * DAY_MS;

/** The due days, both inclusive, of payments whose latest due reminder is of this kind. */
export interface ReminderWindow {
  kind: PaymentReminderKind;
  from: Day;
  to: Day;
  /** Only payments requested by then. */
  askedUntil: Date;
}

/**
 * The reminders due now: three days before a due day, the day after it, and five days after. Only the latest of several
 * is sent; none once the due day is more than thirty days past.
 */
export function reminderWindows(now: Date): ReminderWindow[] {
  const today = todayIn(undefined, now);
  return [
    {
      kind: 'soon',
      from: today,
      to: addDays(today, 3),
      askedUntil: new Date(now.getTime() - ASKED_MS),
    },
    { kind: 'overdue', from: addDays(today, -4), to: addDays(today, -1), askedUntil: now },
    { kind: 'overdue_again', from: addDays(today, -30), to: addDays(today, -5), askedUntil: now },
  ];
}
