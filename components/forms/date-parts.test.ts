import { describe, expect, it } from 'vitest';
import { joinDate, splitDate } from '@/components/forms/date-parts';
import { isDay } from '@/lib/dates/day';

describe('date parts', () => {
  it('splits a day and joins it again', () => {
    const parts = splitDate('1979-03-07');
    expect(parts).toEqual({ day: '7', month: '3', year: '1979' });
    expect(joinDate(parts)).toBe('1979-03-07');
  });

  it('are empty for text that is not a day, and join to an empty string', () => {
    expect(splitDate(null)).toEqual({ day: '', month: '', year: '' });
    expect(joinDate({ day: '', month: ' ', year: '' })).toBe('');
  });

  it.each([
    { day: '7', month: '', year: '1979' },
    { day: '31', month: '2', year: '1979' },
    { day: '1', month: '1', year: '79' },
    { day: 'x', month: '1', year: '1979' },
  ])('join to text that is not a valid day: %j', (parts) => {
    const joined = joinDate(parts);
    expect(joined).not.toBe('');
    expect(isDay(joined)).toBe(false);
  });
});
