/** When a guest is reminded of a payment (docs/rules/payments.md#reminders). Days are those of Brussels. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** In the order in which they fall due. */
export const paymentReminderKinds = ['soon', 'overdue', 'overdue_again'] as const;
export type PaymentReminderKind = (typeof paymentReminderKinds)[number];

const DAY_MS = 24 * 3_600_000;
/** How long after the asking the first is left out. */
const ASKED_MS = 3 * DAY_MS;

/** The due days, both included, of payments whose latest reminder due is of this kind. */
export interface ReminderWindow {
  kind: PaymentReminderKind;
  from: Day;
  to: Day;
  /** Asked by then. */
  askedUntil: Date;
}

/**
 * What is due now: three days before a due day, the day after it, five days after. Of several only the latest; none once
 * a due day is thirty days past.
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
