import { describe, expect, it } from 'vitest';
import { formatStayShort } from '@/lib/search/stay-text';

describe('formatStayShort', () => {
  it.each([
    ['2027-07-17', '2027-07-24', 'za 17 jul – za 24 jul 2027'],
    ['2026-12-30', '2027-01-02', 'wo 30 dec 2026 – za 2 jan 2027'],
  ] as const)('%s to %s is %s', (start, end, words) => {
    expect(formatStayShort({ start, end })).toBe(words);
  });
});
