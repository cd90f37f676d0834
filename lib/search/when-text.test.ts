import { describe, expect, it } from 'vitest';
import { formatMonths, whenText } from '@/lib/search/when-text';
import { anyTime, inMonths, onDays } from '@/lib/search/when';

const today = '2027-03-01';

describe('a stay in few words', () => {
  it.each([
    ['2027-07-17', '2027-07-24', '17 – 24 jul'],
    ['2027-07-28', '2027-08-04', '28 jul – 4 aug'],
    ['2026-12-28', '2027-01-04', '28 dec 2026 – 4 jan'],
    ['2027-12-28', '2028-01-04', '28 dec – 4 jan 2028'],
    ['2028-07-17', '2028-07-24', '17 – 24 jul 2028'],
    ['2028-07-28', '2028-08-04', '28 jul – 4 aug 2028'],
    ['2028-12-28', '2029-01-04', '28 dec 2028 – 4 jan 2029'],
  ] as const)('%s to %s is %s', (start, end, text) => {
    expect(whenText(onDays({ start, end }, null), today)).toBe(text);
  });

  it('has the leeway', () => {
    const days = { start: '2027-07-03', end: '2027-07-10' } as const;
    expect(whenText(onDays(days, 2), today)).toBe('3 – 10 jul · ± 2 dagen');
    expect(whenText(onDays(days, 1), today)).toBe('3 – 10 jul · ± 1 dag');
  });

  it('names months, and years other than this one after the last of their months', () => {
    const nights = { stay: null, nights: 7 } as const;
    const week = { stay: 'week', nights: null } as const;
    expect(whenText(inMonths(['2027-07', '2027-08'], nights), today)).toBe('7 nachten in juli of augustus');
    expect(whenText(inMonths(['2027-07'], week), today)).toBe('Week in juli');
    expect(whenText(inMonths(['2027-12', '2028-01', '2028-02'], nights), today)).toBe(
      '7 nachten in december, januari of februari 2028',
    );
    expect(formatMonths(['2026-12', '2027-07', '2027-08'])).toBe('december 2026, juli of augustus 2027');
  });

  it('is none for any time', () => {
    expect(whenText(anyTime, today)).toBeNull();
  });
});
