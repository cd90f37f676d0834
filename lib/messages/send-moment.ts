/**
 * When a reply text is sent automatically (docs/rules/automatic-messages.md#the-moment). The database finds due
 * messages by the same rule, in `message_due_at`; a test compares the two.
 */
import { addDays, dayNumber, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import type { SendMoment } from '@/lib/messages/limits';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Send {
  moment: SendMoment;
  /** Days between the moment's day and the message; ignored for 'arrival'. */
  days: number;
  /** In Brussels, 8 to 21: hours that no clock change skips or repeats. */
  hour: number;
}

interface Stay extends DayRange {
  approvedAt: Date;
}

/** The moment at which a clock in Brussels shows this full hour. */
function atHour(day: Day, hour: number): Date {
  const asUtc = dayNumber(day) * DAY_MS + hour * HOUR_MS;
  // Brussels is one or two hours ahead.
  const early = new Date(asUtc - 2 * HOUR_MS);
  return wallClockIn(PRODUCT_ZONE, early).hour === hour ? early : new Date(asUtc - HOUR_MS);
}

/** The day of the message; null for 'during' if the stay is over by then. */
function dayOf({ moment, days }: Send, { start, end, approvedAt }: Stay): Day | null {
  switch (moment) {
    case 'approved':
      return addDays(dayOfMoment(approvedAt), days);
    case 'before_arrival':
      return addDays(start, -days);
    case 'arrival':
      return start;
    case 'during': {
      const day = addDays(start, days);
      return day < end ? day : null;
    }
    case 'before_departure': {
      const day = addDays(end, -days);
      return day > start ? day : start;
    }
    case 'after_departure':
      return addDays(end, days);
  }
}

/** When this text is due for this stay; null if the stay has no such moment. */
export function sendMoment(send: Send, stay: Stay): Date | null {
  if (send.moment === 'approved' && send.days === 0) return stay.approvedAt;
  const day = dayOf(send, stay);
  return day === null ? null : atHour(day, send.hour);
}

/** A message that could not be sent within a day is not sent at all. */
export const LATEST_MS = DAY_MS;

/** Whether a text switched on at `since` can still be sent automatically at its moment. */
export function isComing(at: Date, { since, now }: { since: Date; now: Date }): boolean {
  return at >= since && at.getTime() > now.getTime() - LATEST_MS;
}
