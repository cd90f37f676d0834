import { describe, expect, it } from 'vitest';
import { nextWeekend } from '@/lib/front-page/rows';

describe('the next weekend', () => {
  it.each([
    ['2026-11-23', 'a Monday', '2026-11-27', '2026-11-29'],
    ['2026-11-26', 'a Thursday', '2026-11-27', '2026-11-29'],
    ['2026-11-27', 'a Friday', '2026-11-27', '2026-11-29'],
    ['2026-11-28', 'a Saturday', '2026-12-04', '2026-12-06'],
    ['2026-11-29', 'a Sunday', '2026-12-04', '2026-12-06'],
  ] as const)('of %s, %s', (today, _name, start, end) => {
    expect(nextWeekend(today)).toEqual({ start, end });
  });
});
