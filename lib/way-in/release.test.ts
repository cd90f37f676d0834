import { describe, expect, it } from 'vitest';
import { releaseOf, wayInDue } from '@/lib/way-in/release';

const arrival = '2027-07-10';
const stay = {
  release: null,
  days: null,
  asked: [],
  noted: { amountCents: 100, paidCents: 0 },
  arrival,
} as const;
const part = (paidCents: number) => ({ amountCents: 100, paidCents });

describe('when a guest reads how to get in', () => {
  it('is at the approval, or once all is paid where payments are asked', () => {
    expect(releaseOf(stay)).toBe('approved');
    expect(releaseOf({ ...stay, asked: [part(0)] })).toBe('paid');
    expect(releaseOf({ release: 'approved', asked: [part(0)] })).toBe('approved');
  });

  it.each([
    [[part(0), part(0)], false],
    [[part(100), part(99)], false],
    [[part(100), part(100)], true],
    [[part(150), part(100)], true],
  ])('waits until each payment is paid: %j', (asked, isOut) => {
    const due = wayInDue({ ...stay, asked, noted: part(0) }, '2027-01-01');
    expect(due).toEqual(isOut ? null : { release: 'paid', day: null });
  });

  it('counts what was noted where nothing is asked', () => {
    const paid = (cents: number) => wayInDue({ ...stay, release: 'paid', noted: part(cents) }, '2027-01-01');
    expect([paid(99), paid(100)]).toEqual([{ release: 'paid', day: null }, null]);
  });

  it.each([
    [30, '2027-06-09', '2027-06-10'],
    [0, '2027-07-09', '2027-07-10'],
  ])('waits for the day, %i before the arrival', (days, before, day) => {
    const told = (today: '2027-06-09' | '2027-07-09' | '2027-06-10' | '2027-07-10') =>
      wayInDue({ ...stay, release: 'days', days, asked: [part(0)] }, today);
    expect(told(before as '2027-06-09')).toEqual({ release: 'days', day });
    expect(told(day as '2027-06-10')).toBeNull();
  });
});
