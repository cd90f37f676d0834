import { describe, expect, it } from 'vitest';
import { barOf, canPress, pressDay } from '@/components/forms/date-range-choice';

const rules = {
  canArrive: (day: string) => day !== '2027-07-10',
  canDepart: (_arrival: string, day: string) => day >= '2027-07-07' && day <= '2027-07-09',
};
const none = { start: null, end: null };
const open = { start: '2027-07-05', end: null } as const;
const full = { start: '2027-07-05', end: '2027-07-08' } as const;

describe('choosing a stay', () => {
  it('starts with the arrival and ends with the departure', () => {
    expect(pressDay('2027-07-05', none)).toEqual(open);
    expect(pressDay('2027-07-08', open)).toEqual(full);
  });

  it('starts again after a full choice, or with an earlier arrival', () => {
    expect(pressDay('2027-07-20', full)).toEqual({ start: '2027-07-20', end: null });
    expect(pressDay('2027-07-01', open)).toEqual({ start: '2027-07-01', end: null });
  });

  it('clears the arrival when it is pressed again', () => {
    expect(pressDay('2027-07-05', open)).toEqual(none);
  });

  it('offers arrivals first, then departures the rules allow', () => {
    expect(canPress('2027-07-10', none, rules)).toBe(false);
    expect(canPress('2027-07-06', open, rules)).toBe(false);
    expect(canPress('2027-07-07', open, rules)).toBe(true);
    expect(canPress('2027-07-05', open, rules)).toBe(true);
    expect(canPress('2027-07-10', full, rules)).toBe(false);
  });

  it('says why a day cannot be pressed, as an arrival or as a departure', () => {
    const reasonOf = (arrival: string | null, day: string) => ({ text: `${arrival} ${day}`, isSeen: false });
    const telling = { ...rules, reasonOf };
    expect(barOf('2027-07-10', none, telling)?.text).toBe('null 2027-07-10');
    expect(barOf('2027-07-06', open, telling)?.text).toBe('2027-07-05 2027-07-06');
    expect(barOf('2027-07-10', full, telling)?.text).toBe('null 2027-07-10');
    expect(barOf('2027-07-07', open, telling)).toBeUndefined();
    expect(barOf('2027-07-10', none, rules)).toBeUndefined();
  });
});
