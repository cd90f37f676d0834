import { describe, expect, it } from 'vitest';
import { formatBriefStay } from '@/lib/search/stay-text';

describe('a stay in few words', () => {
  it.each([
    ['2027-07-17', '2027-07-24', '17 – 24 jul'],
    ['2027-07-28', '2027-08-04', '28 jul – 4 aug'],
    ['2026-12-28', '2027-01-04', '28 dec – 4 jan'],
    ['2026-07-04', '2027-07-04', '4 jul – 4 jul'],
  ] as const)('%s to %s is %s', (start, end, text) => {
    expect(formatBriefStay({ start, end })).toBe(text);
  });

  it('is none while a day is open', () => {
    expect(formatBriefStay({ start: '2027-07-17', end: null })).toBeNull();
  });
});
