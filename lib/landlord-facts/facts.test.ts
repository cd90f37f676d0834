import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAge, countedFacts } from '@/lib/landlord-facts/facts';

const now = new Date('2026-07-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('what is counted of a landlord', () => {
  const facts = { sinceYear: 2021, requests: 5, answered: 4, answerHours: 3 };

  it('says how many of the requests were answered, and how soon', () => {
    expect(countedFacts(facts)).toEqual({
      since: 2021,
      answer_hours: 3,
      answer_rate: { percent: 80, requests: 5 },
    });
  });

  it('says nothing of answers before the fifth request', () => {
    expect(countedFacts({ ...facts, requests: 4 })).toEqual({ since: 2021 });
  });

  it('says no time where it takes longer than a week', () => {
    expect(countedFacts({ ...facts, answerHours: null })).not.toHaveProperty('answer_hours');
  });

  it('says all of all alone', () => {
    expect(countedFacts({ ...facts, requests: 200, answered: 199 }).answer_rate?.percent).toBe(99);
  });
});

describe('how long ago a calendar was brought up to date', () => {
  it.each([
    [0, 0, 'minutes'],
    [4, 0, 'minutes'],
    [12, 10, 'minutes'],
    [59, 55, 'minutes'],
    [60, 1, 'hours'],
    [47 * 60 + 59, 47, 'hours'],
    [48 * 60, 2, 'days'],
    [30 * 24 * 60 - 1, 29, 'days'],
  ] as const)('%s minutes: %s %s', (minutes, count, unit) => {
    expect(calendarAge(ago(minutes), now)?.age).toEqual({ count, unit });
  });

  it('is not told after a month, and a moment to come is now', () => {
    expect(calendarAge(ago(30 * 24 * 60), now)).toBeNull();
    expect(calendarAge(ago(-3), now)?.age).toEqual({ count: 0, unit: 'minutes' });
  });

  it('is true for just as long as it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 * 24 * 3600 }), (seconds) => {
        const updated = new Date(now.getTime() - seconds * 1000);
        const told = calendarAge(updated, now);
        fc.pre(told !== null);
        if (!told) return;
        const later = (after: number) =>
          calendarAge(updated, new Date(now.getTime() + (told.goodFor + after) * 1000));
        expect(later(-1)?.age).toEqual(told.age);
        expect(later(0)?.age).not.toEqual(told.age);
      }),
    );
  });
});
