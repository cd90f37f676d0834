import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { paymentReminderKinds, reminderWindows } from '@/lib/payments/reminders';

const HOUR_MS = 3_600_000;

/** Noon in Brussels, on a day of summer time. */
const noon = new Date('2027-06-15T10:00:00Z');

/** The reminders due for a payment requested that many hours ago, and due in that many days. */
function due(daysAway: number, askedHoursAgo: number, now = noon) {
  const dueDate = addDays(todayIn(undefined, now), daysAway);
  const asked = now.getTime() - askedHoursAgo * HOUR_MS;
  return reminderWindows(now)
    .filter(({ from, to, askedUntil }) => from <= dueDate && dueDate <= to && asked <= askedUntil.getTime())
    .map(({ kind }) => kind);
}

describe('the reminder that is due', () => {
  it.each([
    [4, 500, []],
    [3, 500, ['soon']],
    [3, 72, ['soon']],
    [3, 71.9, []],
    [1, 80, ['soon']],
    [0, 500, ['soon']],
    [0, 24, []],
    [-1, 500, ['overdue']],
    [-1, 24, ['overdue']],
    [-4, 500, ['overdue']],
    [-5, 500, ['overdue_again']],
    [-5, 121, ['overdue_again']],
    [-30, 900, ['overdue_again']],
    [-31, 900, []],
  ])('%i days before the due day, asked %d hours ago, is %j', (days, hours, kinds) => {
    expect(due(days, hours)).toEqual(kinds);
  });

  it('follows the days of Brussels', () => {
    expect(due(0, 500, new Date('2027-06-15T21:59:00Z'))).toEqual(['soon']);
    const [soon] = reminderWindows(new Date('2027-06-15T22:01:00Z'));
    expect(soon?.from).toBe('2027-06-16');
  });

  it('is one at most, and never an earlier kind than the day before', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: -40, max: 10 }),
        fc.double({ min: 0, max: 5000, noNaN: true }),
        (now, days, hours) => {
          const [kinds, later] = [due(days, hours, now), due(days - 1, hours + 24, now)];
          expect(kinds.length).toBeLessThanOrEqual(1);
          const place = (kind: (typeof paymentReminderKinds)[number] | undefined) =>
            kind === undefined ? -1 : paymentReminderKinds.indexOf(kind);
          if (later.length > 0) expect(place(later[0])).toBeGreaterThanOrEqual(place(kinds[0]));
        },
      ),
    );
  });
});
