import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClockIn } from '@/lib/dates/zone';
import { alpha2OfChoice, countriesOfGuests, guestsAsRequested } from '@/lib/short-stay-reports/countries';
import { findPeriod, newestPeriods, periodOf } from '@/lib/short-stay-reports/periods';
import { reportedAddress, reportedHours, splitHouseNumber } from '@/lib/short-stay-reports/record';
import { utcHour } from '@/lib/short-stay-reports/utc-hour';

describe('splitHouseNumber', () => {
  it.each([
    ['12', { number: 12 }],
    ['012', { number: 12 }],
    ['12A', { number: 12, letters: 'A' }],
    ['12bis', { number: 12, letters: 'bis' }],
    ['12 A', { number: 12, rest: 'A' }],
    ['12-14', { number: 12, rest: '14' }],
    ['12/301', { number: 12, rest: '301' }],
    ['12A bus 3', { number: 12, letters: 'A', rest: 'bus 3' }],
    ['12A/0302', { number: 12, letters: 'A', rest: '0302' }],
    ['12 bus 3', { number: 12, rest: 'bus 3' }],
    ['12é', { number: 12, rest: 'é' }],
    ['12abcdefghijk', { number: 12, rest: 'abcdefghijk' }],
    ['bus 3', { rest: 'bus 3' }],
    ['A12', { rest: 'A12' }],
    ['z/n', { rest: 'z/n' }],
    ['12345678901234567890', { rest: '12345678901234567890' }],
    ['', {}],
    ['  ', {}],
  ])('%j', (text, parts) => {
    expect(splitHouseNumber(text)).toEqual(parts);
  });
});

describe('reportedAddress', () => {
  const home = { street: 'Zeedijk', houseNumber: '12A', suffix: 'bus 3', postcode: '8400', town: 'Oostende' };

  it.each([
    [home, 'Zeedijk 12A-bus 3, 8400 Oostende'],
    [{ ...home, suffix: '' }, 'Zeedijk 12A, 8400 Oostende'],
    [{ ...home, houseNumber: '12/2', suffix: '301' }, 'Zeedijk 12-2 301, 8400 Oostende'],
    [{ ...home, houseNumber: '', suffix: '' }, 'Zeedijk, 8400 Oostende'],
    [{ ...home, houseNumber: '', suffix: 'bus 3' }, 'Zeedijk bus 3, 8400 Oostende'],
  ])('says %j in one line', (address, line) => {
    expect(reportedAddress(address).fullAddress).toBe(line);
  });

  it('leaves out what is not there, and keeps letters and digits of the postcode', () => {
    expect(reportedAddress({ ...home, houseNumber: '', suffix: '', postcode: 'B-8400' })).toEqual({
      thoroughfare: 'Zeedijk',
      postCode: 'B8400',
      postName: 'Oostende',
      fullAddress: 'Zeedijk, B-8400 Oostende',
    });
    expect(reportedAddress(home)).toMatchObject({
      locatorDesignatorNumber: 12,
      locatorDesignatorLetter: 'A',
      locatorDesignatorAddition: 'bus 3',
    });
  });

  it('cuts a long street, but not in the line', () => {
    const street = 'Lange'.repeat(20);
    const { thoroughfare, fullAddress } = reportedAddress({ ...home, street });
    expect(thoroughfare).toHaveLength(80);
    expect(fullAddress.startsWith(`${street} 12A`)).toBe(true);
    const { thoroughfare: cut } = reportedAddress({ ...home, street: `${'a'.repeat(79)}😀` });
    expect(cut).toBe('a'.repeat(79));
  });
});

describe('hours', () => {
  it.each([
    ['2026-07-04', '15:00:00', '2026-07-04T13:00:00Z'],
    ['2026-01-04', '15:00:00', '2026-01-04T14:00:00Z'],
    ['2026-07-04', '00:30', '2026-07-03T22:30:00Z'],
    // The clock goes forward in the night of 29 March 2026, and back in that of 25 October.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ] as const)('%s at %s', (day, time, utc) => {
    expect(utcHour(day, time)).toBe(utc);
  });

  it('reads back as the same hour by the clock of Brussels, unless it is skipped', () => {
    const when = fc.record({ day: fc.integer({ min: 0, max: 3650 }), hour: fc.nat(23), minute: fc.nat(59) });
    fc.assert(
      fc.property(when, ({ day, hour, minute }) => {
        const date = new Date(Date.UTC(2025, 0, 1 + day));
        const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        fc.pre(!(month === 3 && hour === 2));
        const text = date.toISOString().slice(0, 10) as `${number}-${number}-${number}`;
        const utc = utcHour(text, `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
        expect(wallClockIn('Europe/Brussels', new Date(utc))).toEqual({
          ...{ year, month, hour, minute },
          day: dayOfMonth,
        });
      }),
    );
  });

  it('are 15:00 and 11:00 where nobody named any', () => {
    const days = { arrival: '2026-10-24', departure: '2026-10-26' } as const;
    expect(reportedHours({ ...days, checkIn: null, checkOut: null })).toEqual({
      startDatetime: '2026-10-24T13:00:00Z',
      endDatetime: '2026-10-26T10:00:00Z',
    });
    expect(reportedHours({ ...days, checkIn: '16:30:00', checkOut: '10:00:00' })).toEqual({
      startDatetime: '2026-10-24T14:30:00Z',
      endDatetime: '2026-10-26T09:00:00Z',
    });
  });
});

describe('guests', () => {
  it.each([
    ['be', 1, [], { BE: 1 }],
    ['be', 4, [], { BE: 1, null: 3 }],
    ['other', 2, [], { null: 2 }],
    ['', 2, [], { null: 2 }],
    ['uk', 3, [{ country: 'NL', number: 2 }], { GB: 1, NL: 2 }],
    [
      'be',
      4,
      [
        { country: 'BE', number: 1 },
        { country: null, number: 1 },
      ],
      { BE: 2, null: 2 },
    ],
    // The party has become smaller.
    ['be', 2, [{ country: 'NL', number: 3 }], { BE: 1, NL: 1 }],
  ])('of %s, %i in all, the others %j', (country, total, others, counts) => {
    const guests = guestsAsRequested(country, total, others);
    expect(Object.fromEntries(guests.map((of) => [String(of.country), of.number]))).toEqual(counts);
    expect(countriesOfGuests(guests)).toHaveLength(total);
  });

  it.each([
    ['be', 'BEL'],
    ['nl', 'NLD'],
    ['de', 'DEU'],
    ['fr', 'FRA'],
    ['lu', 'LUX'],
    ['uk', 'GBR'],
    ['other', 'N/A'],
  ])('%s is reported as %s', (choice, code) => {
    expect(countriesOfGuests([{ country: alpha2OfChoice(choice), number: 1 }])).toEqual([code]);
  });

  it('never makes a country of what ISO 3166-1 lacks', () => {
    expect(
      countriesOfGuests([
        { country: 'XK', number: 1 },
        { country: 'UK', number: 1 },
      ]),
    ).toEqual(['N/A', 'N/A']);
  });
});

describe('periods', () => {
  it.each([
    ['2026-11-29', 'month', { name: '2026-11', from: '2026-11-01', to: '2026-11-30' }],
    ['2026-02-01', 'month', { name: '2026-02', from: '2026-02-01', to: '2026-02-28' }],
    ['2026-11-29', 'quarter', { name: '2026-Q4', from: '2026-10-01', to: '2026-12-31' }],
    ['2026-03-31', 'quarter', { name: '2026-Q1', from: '2026-01-01', to: '2026-03-31' }],
  ] as const)('%s is in a %s', (day, kind, period) => {
    expect(periodOf(day, kind)).toEqual(period);
    expect(findPeriod(period.name, kind)).toEqual(period);
  });

  it.each(['2026', '2026-1', '2026-13', '2026-Q5', '2026-Q1', '2026-11-01', '1999-11', '2026-11 ', ''])(
    'knows no month %j',
    (name) => {
      expect(findPeriod(name, 'month')).toBeNull();
    },
  );

  it('goes back from today', () => {
    const names = newestPeriods('2026-01-31', 'month', 3).map(({ name }) => name);
    expect(names).toEqual(['2026-01', '2025-12', '2025-11']);
    expect(newestPeriods('2026-01-31', 'quarter', 2).map(({ name }) => name)).toEqual(['2026-Q1', '2025-Q4']);
  });
});
