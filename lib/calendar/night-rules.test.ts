import { describe, expect, it } from 'vitest';
import { blockFault, judgeNights, parseRate, rateFault } from '@/lib/calendar/night-rules';
import type { NightFacts } from '@/lib/calendar/night-rules';
import type { DayRange } from '@/lib/dates/range';

const range = (start: DayRange['start'], end: DayRange['end']): DayRange => ({ start, end });

const facts: NightFacts = {
  standard: 100,
  rates: [
    { valid_at: '2027-07-01', price: 150 },
    { valid_at: '2027-07-02', price: 150 },
    { valid_at: '2027-07-03', price: 180 },
  ],
  blocked: [range('2027-07-10', '2027-07-12')],
  booked: [range('2027-07-20', '2027-07-22')],
};

describe('judgeNights', () => {
  it('offers nothing without chosen nights', () => {
    expect(judgeNights(null, facts)).toEqual({
      nights: [],
      mayRate: false,
      mayBlock: false,
      blocked: [],
      rated: [],
      rate: null,
    });
  });

  it('offers a rate, but no block, where one of the nights is blocked', () => {
    const verdict = judgeNights(range('2027-07-09', '2027-07-11'), facts);
    expect(verdict).toMatchObject({ mayRate: true, mayBlock: false, blocked: ['2027-07-10'] });
  });

  it('counts the morning after a block as free, and the morning of one as well', () => {
    expect(judgeNights(range('2027-07-12', '2027-07-13'), facts).mayBlock).toBe(true);
    expect(judgeNights(range('2027-07-09', '2027-07-10'), facts).mayBlock).toBe(true);
  });

  it('knows the rate that all nights have, and no other', () => {
    expect(judgeNights(range('2027-07-01', '2027-07-03'), facts).rate).toBe(150);
    expect(judgeNights(range('2027-07-01', '2027-07-04'), facts)).toMatchObject({
      rate: null,
      rated: ['2027-07-01', '2027-07-02', '2027-07-03'],
    });
    expect(judgeNights(range('2027-07-03', '2027-07-05'), facts)).toMatchObject({
      rate: null,
      rated: ['2027-07-03'],
    });
  });
});

describe('rateFault', () => {
  const free = range('2027-07-05', '2027-07-06');

  it.each([
    ['100', null],
    [' 250 ', null],
    ['99', 'Het speciale tarief kan niet lager zijn dan het standaardtarief'],
    ['95,50', 'Vul een bedrag in hele euro’s in.'],
    ['-5', 'Vul een bedrag in hele euro’s in.'],
    ['0', 'Vul een bedrag in hele euro’s in.'],
    ['200000', 'Vul een bedrag in hele euro’s in.'],
  ])('of %j is %j', (text, fault) => {
    expect(rateFault(text, free, facts)).toBe(fault);
  });

  it('refuses nights that are blocked', () => {
    expect(rateFault('120', range('2027-07-11', '2027-07-13'), facts)).toBe(
      'De geselecteerde data overlapt met een andere periode',
    );
  });

  it('knows no lower bound of a home without a standard rate', () => {
    expect(rateFault('1', free, { ...facts, standard: null })).toBeNull();
  });
});

describe('blockFault', () => {
  const overlap = 'De geselecteerde data overlapt met een andere periode';

  it('refuses nights that are blocked or booked here, whose last morning is free again', () => {
    expect(blockFault(range('2027-07-11', '2027-07-12'), facts)).toBe(overlap);
    expect(blockFault(range('2027-07-18', '2027-07-21'), facts)).toBe(overlap);
    expect(blockFault(range('2027-07-22', '2027-07-23'), facts)).toBeNull();
    expect(blockFault(range('2027-07-12', '2027-07-20'), facts)).toBeNull();
  });
});

describe('parseRate', () => {
  it('takes digits alone', () => {
    expect(parseRate('120')).toBe(120);
    expect(parseRate('1e3')).toBeNull();
    expect(parseRate('')).toBeNull();
  });
});
