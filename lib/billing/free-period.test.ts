import { describe, expect, it } from 'vitest';
import { freePeriodForm } from '@/lib/billing/free-period';
import { addDays, todayIn } from '@/lib/dates/day';
import { freePeriodTexts as texts } from '@/lib/texts/billing';

const today = todayIn();

describe('a free period', () => {
  it.each([
    ['never', '', null],
    ['never', '2026-02-30', null],
    ['day', today, today],
    ['day', '2199-12-31', '2199-12-31'],
  ])('%s, %j: until %s', (end, until, day) => {
    expect(freePeriodForm.parse({ end, until })).toEqual({ until: day });
  });

  it.each([
    ['', texts.noDay],
    ['2026-02-30', texts.noDay],
    [addDays(today, -1), texts.pastDay],
  ])('does not end on %j', (until, message) => {
    const { error } = freePeriodForm.safeParse({ end: 'day', until });
    expect(error?.issues).toMatchObject([{ path: ['until'], message }]);
  });
});
