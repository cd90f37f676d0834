import { describe, expect, it } from 'vitest';
import { timeSchema } from '@/lib/dates/time';

describe('a time of day', () => {
  it.each([
    ['15:00', '15:00:00'],
    ['00:00:59', '00:00:59'],
    [' 23:59 ', '23:59:00'],
  ])('%j is %j', (given, time) => {
    expect(timeSchema().parse(given)).toBe(time);
  });

  it.each(['', '24:00', '9:00', '12:60', '12:00:60', '12.00', '12:00u', null, 12])('%j is none', (given) => {
    expect(timeSchema().safeParse(given).success).toBe(false);
  });
});
