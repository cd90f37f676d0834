import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, diffDays, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import { holidaysIn } from '@/lib/holidays/holidays';
import { easterOf } from '@/lib/holidays/public-holidays';
import { holidayRegions } from '@/lib/holidays/regions';
import type { HolidayRegion } from '@/lib/holidays/regions';

/** All years covered by the table of school holidays. */
const known = { start: '2026-01-01', end: '2029-01-01' } as const;
const years = [2026, 2027, 2028] as const;

const schoolIn = (region: HolidayRegion) =>
  holidaysIn(known).filter((holiday) => holiday.region === region && holiday.kind === 'school');

describe('holidaysIn', () => {
  it('tells them whole, in order of their first day and then of the regions', () => {
    const found = holidaysIn({ start: '2026-12-24', end: '2026-12-26' });
    const told = found.map(
      ({ start, end, region, kind, name }) => `${start} ${end} ${region} ${kind} ${name}`,
    );
    expect(told).toEqual([
      '2026-12-19 2027-01-04 nl-south school Kerstvakantie',
      '2026-12-19 2027-01-04 nl-mid school Kerstvakantie',
      '2026-12-19 2027-01-04 nl-north school Kerstvakantie',
      '2026-12-19 2027-01-04 fr-b school Kerstvakantie',
      '2026-12-19 2027-01-04 fr-c school Kerstvakantie',
      '2026-12-19 2027-01-04 fr-a school Kerstvakantie',
      '2026-12-19 2027-01-04 lu school Kerstvakantie',
      '2026-12-21 2027-01-04 be-vl school Kerstvakantie',
      '2026-12-21 2027-01-04 be-wal school Kerstvakantie',
      '2026-12-23 2027-01-07 de-nw school Kerstvakantie',
      '2026-12-25 2026-12-26 be public Kerstmis',
      '2026-12-25 2026-12-26 nl public Kerstmis',
      '2026-12-25 2026-12-26 fr public Kerstmis',
      '2026-12-25 2026-12-26 lu public Kerstmis',
      '2026-12-25 2026-12-26 de-nw public Kerstmis',
    ]);
  });

  it.each([
    ['on its first day', '2027-07-21', '2027-07-22', true],
    ['on the day after it', '2027-07-22', '2027-07-23', false],
    ['in a range that ends on its day', '2027-07-20', '2027-07-21', false],
    ['in an empty range', '2027-07-21', '2027-07-21', false],
  ] as const)('tells the national day %s: %s to %s, %s', (_, start, end, isTold) => {
    const names = holidaysIn({ start, end }).map(({ name }) => name);
    expect(names.includes('Nationale feestdag')).toBe(isTold);
  });

  it('tells both years of a turn', () => {
    const turn = holidaysIn({ start: '2040-12-01', end: '2041-02-01' }).filter(
      ({ region }) => region === 'be',
    );
    expect(turn.map(({ start }) => start)).toEqual(['2040-12-25', '2041-01-01']);
  });

  it('is sorted and tells nothing twice of a region and kind on a day', () => {
    const all = holidaysIn(known);
    expect(all.length).toBeGreaterThan(200);
    expect(all.map(({ start }) => start)).toEqual(all.map(({ start }) => start).toSorted());
    for (const [index, holiday] of all.entries()) {
      expect(diffDays(holiday.start, holiday.end), JSON.stringify(holiday)).toBeGreaterThan(0);
      const same = all
        .slice(index + 1)
        .filter(({ region, kind }) => region === holiday.region && kind === holiday.kind);
      expect(same.filter((other) => overlaps(holiday, other))).toEqual([]);
    }
  });
});

describe('school holidays', () => {
  const flanders = 'Krokus Paas Hemelvaart Zomer Herfst Kerst';
  const wallonia = 'Krokus Lente Zomer Herfst Kerst';
  const netherlands = 'Voorjaars Mei Zomer Herfst Kerst';
  const france = 'Winter Lente Hemelvaart Zomer Herfst Kerst';
  const luxembourg = 'Krokus Paas Pinkster Zomer Herfst Kerst';

  it.each<[HolidayRegion, string, string, string]>([
    ['be-vl', flanders, flanders, flanders],
    ['be-wal', wallonia, 'Krokus Lente', ''],
    ['be-dg', 'Krokus Paas Zomer', '', ''],
    ['nl-north', netherlands, netherlands, netherlands],
    ['nl-mid', netherlands, netherlands, netherlands],
    ['nl-south', netherlands, netherlands, netherlands],
    ['fr-a', france, france, 'Winter Lente Hemelvaart'],
    ['fr-b', france, france, 'Winter Lente Hemelvaart'],
    ['fr-c', france, france, 'Winter Lente Hemelvaart'],
    ['lu', luxembourg, 'Krokus Paas Pinkster Zomer', ''],
    [
      'de-nw',
      'Paas Pinkster Zomer Herfst Kerst',
      'Paas Pinkster Zomer Herfst Kerst',
      'Paas Zomer Herfst Kerst',
    ],
  ])('of %s begin in 2026: %s, in 2027: %s, in 2028: %s', (region, ...expected) => {
    const found = years.map((year) =>
      schoolIn(region)
        .filter(({ start }) => start.startsWith(String(year)))
        .map(({ name }) => name.replace(/vakantie$|weekend$/, ''))
        .join(' '),
    );
    expect(found).toEqual(expected);
  });

  it('are under way in every region as 2026 begins, and in no country as a whole', () => {
    const begun = holidaysIn({ start: '2026-01-02', end: '2026-01-03' }).map(({ region }) => region);
    expect(begun.toSorted()).toEqual(
      holidayRegions.filter((region) => !['be', 'nl', 'fr'].includes(region)).toSorted(),
    );
  });

  // The Flemish holidays follow fixed rules, from the decree of 17 April 1991.
  const monday = (day: Day) => addDays(day, 1 - weekday(day));
  /** The day itself if it is a Monday. */
  const nextMonday = (day: Day) => monday(addDays(day, 6));
  const weeks = (start: Day, count: number) => [start, addDays(start, 7 * count)] as const;

  function easterHoliday(year: number): readonly [Day, Day] {
    const easter = easterOf(year);
    if (easter < `${year}-04-01`) return weeks(addDays(easter, 1), 2);
    if (easter <= `${year}-04-15`) return weeks(nextMonday(`${year}-04-01`), 2);
    return [addDays(easter, -13), addDays(easter, 2)];
  }

  function autumnHoliday(year: number): readonly [Day, Day] {
    const allSaints: Day = `${year}-11-01`;
    return weeks(weekday(allSaints) === 7 ? nextMonday(allSaints) : monday(allSaints), 1);
  }

  it.each(years)('of Flanders follow its rules in %i', (year) => {
    const christmas: Day = `${year}-12-25`;
    expect(
      schoolIn('be-vl')
        .filter(({ start }) => start.startsWith(String(year)))
        .map(({ start, end }) => [start, end]),
    ).toEqual([
      weeks(addDays(easterOf(year), -48), 1),
      easterHoliday(year),
      [addDays(easterOf(year), 39), addDays(easterOf(year), 43)],
      [`${year}-07-01`, `${year}-09-01`],
      autumnHoliday(year),
      weeks(weekday(christmas) > 5 ? nextMonday(christmas) : monday(christmas), 2),
    ]);
  });

  it.each(['nl-north', 'nl-mid', 'nl-south'] as const)('of %s last from a Saturday to a Sunday', (region) => {
    const weeksOf = { Zomervakantie: 6, Kerstvakantie: 2 };
    for (const { name, start, end } of schoolIn(region)) {
      const count = weeksOf[name as keyof typeof weeksOf] ?? 1;
      expect([name, weekday(start), diffDays(start, end)]).toEqual([name, 6, 7 * count + 2]);
    }
  });

  it.each(['fr-a', 'fr-b', 'fr-c'] as const)('of %s in winter and spring begin on a Saturday', (region) => {
    const breaks = schoolIn(region).filter(({ name }) => /^(?:Winter|Lente|Herfst|Kerst)/.test(name));
    for (const { start, end } of breaks) {
      expect([start, weekday(start)]).toEqual([start, 6]);
      expect([16, 17]).toContain(diffDays(start, end));
    }
  });

  it('of French-speaking Belgium begin in summer after the first Friday of July', () => {
    const firstSaturday = (year: number): Day =>
      addDays(`${year}-07-01`, ((5 - weekday(`${year}-07-01`) + 7) % 7) + 1);
    const known = schoolIn('be-wal').filter(({ name }) => name === 'Zomervakantie');
    expect(known.map(({ start }) => start)).toEqual([firstSaturday(2026)]);
    // The date from which holidays are unknown is in the rule book.
    expect(firstSaturday(2027)).toBe('2027-07-03');
    expect(fs.readFileSync('docs/rules/holidays.md', 'utf8')).toContain('summer 2027 (from 3 July;');
  });
});
