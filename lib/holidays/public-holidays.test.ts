import { describe, expect, it } from 'vitest';
import { easterOf, publicHolidaysOf, publicRegions } from '@/lib/holidays/public-holidays';
import type { PublicRegion } from '@/lib/holidays/regions';

/** Easter Sunday by the Meeus/Jones/Butcher algorithm, which uses no table. */
function easterByMeeus(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return [year, Math.floor(sum / 31), (sum % 31) + 1].map((part) => String(part).padStart(2, '0')).join('-');
}

describe('Easter', () => {
  it('is the same by another way, in every year there is', () => {
    for (let year = 1900; year <= 2199; year += 1) expect(easterOf(year)).toBe(easterByMeeus(year));
  });
});

describe('public holidays', () => {
  const daysIn = (region: PublicRegion, year: number) =>
    publicHolidaysOf(region, year)
      .map(({ day }) => day.slice(5))
      .sort();

  it.each<[PublicRegion, number, string]>([
    ['be', 2026, '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
    ['be', 2027, '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25'],
    ['be', 2028, '01-01 04-17 05-01 05-25 06-05 07-21 08-15 11-01 11-11 12-25'],
    ['nl', 2026, '01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26'],
    ['nl', 2027, '01-01 03-28 03-29 04-27 05-06 05-16 05-17 12-25 12-26'],
    ['nl', 2028, '01-01 04-16 04-17 04-27 05-25 06-04 06-05 12-25 12-26'],
    ['fr', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    ['fr', 2027, '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
    ['fr', 2028, '01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25'],
    ['lu', 2026, '01-01 04-06 05-01 05-09 05-14 05-25 06-23 08-15 11-01 12-25 12-26'],
    ['lu', 2027, '01-01 03-29 05-01 05-06 05-09 05-17 06-23 08-15 11-01 12-25 12-26'],
    ['lu', 2028, '01-01 04-17 05-01 05-09 05-25 06-05 06-23 08-15 11-01 12-25 12-26'],
    ['de-nw', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
    ['de-nw', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 05-27 10-03 11-01 12-25 12-26'],
    ['de-nw', 2028, '01-01 04-14 04-17 05-01 05-25 06-05 06-15 10-03 11-01 12-25 12-26'],
  ])('of %s in %i', (region, year, days) => {
    expect(daysIn(region, year).join(' ')).toBe(days);
  });

  it('keep the King’s birthday on the Saturday where it is a Sunday', () => {
    expect(daysIn('nl', 2031)).toContain('04-26');
    expect(daysIn('nl', 2031)).not.toContain('04-27');
  });

  it('are known of five regions', () => {
    expect(publicRegions).toEqual(['be', 'nl', 'fr', 'lu', 'de-nw']);
  });
});
