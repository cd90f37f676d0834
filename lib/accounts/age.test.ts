import { describe, expect, it } from 'vitest';
import { isOldEnough } from '@/lib/accounts/age';
import type { Day } from '@/lib/dates/day';

describe('21 or older', () => {
  it.each<[Day, Day, boolean]>([
    ['2005-06-15', '2026-06-14', false],
    ['2005-06-15', '2026-06-15', true],
    ['2005-06-15', '2026-06-16', true],
    ['2004-02-29', '2025-02-28', false],
    ['2004-02-29', '2025-03-01', true],
    ['2005-12-31', '2026-01-01', false],
    ['2030-01-01', '2026-01-01', false],
  ])('born %s, on %s: %s', (birth, day, expected) => {
    expect(isOldEnough(birth, day)).toBe(expected);
  });
});
