import { describe, expect, it } from 'vitest';
import { tellAt } from '@/lib/messages/quiet-hours';

const at = (text: string) => new Date(text);
const leavesAt = (untold: Parameters<typeof tellAt>[0]) => tellAt(untold).toISOString().replace('.000', '');
const tell = (since: string, otherWroteAt: string | null = null, now = since) =>
  leavesAt({
    since: at(since),
    otherWroteAt: otherWroteAt === null ? null : at(otherWroteAt),
    stay: null,
    now: at(now),
  });

describe('the letter about messages', () => {
  it('waits five minutes from the first message, whatever follows', () => {
    expect(tell('2027-06-01T10:00:00Z')).toBe('2027-06-01T10:05:00Z');
    expect(tell('2027-06-01T10:00:00Z', null, '2027-06-01T10:04:00Z')).toBe('2027-06-01T10:05:00Z');
    expect(tell('2027-06-01T10:00:00Z', null, '2027-06-01T12:00:00Z')).toBe('2027-06-01T12:00:00Z');
  });

  it.each([
    // 22:00 in Brussels is 20:00 UTC in summer and 21:00 in winter.
    ['2027-06-01T19:54:59Z', '2027-06-01T19:59:59Z'],
    ['2027-06-01T19:55:00Z', '2027-06-02T06:00:00Z'],
    ['2027-06-01T23:30:30Z', '2027-06-02T06:00:00Z'],
    ['2027-06-02T05:54:00Z', '2027-06-02T06:00:00Z'],
    ['2027-06-02T05:55:00Z', '2027-06-02T06:00:00Z'],
    ['2027-01-10T20:54:00Z', '2027-01-10T20:59:00Z'],
    ['2027-01-10T20:55:00Z', '2027-01-11T07:00:00Z'],
    // The nights of the daylight saving changes.
    ['2027-03-27T22:00:00Z', '2027-03-28T06:00:00Z'],
    ['2027-10-30T22:00:00Z', '2027-10-31T07:00:00Z'],
  ])('sent at %s leaves at %s', (since, leaves) => {
    expect(tell(since)).toBe(leaves);
  });

  it('leaves at night for whom wrote within ten minutes', () => {
    expect(tell('2027-06-01T21:00:00Z', '2027-06-01T20:50:00Z')).toBe('2027-06-01T21:05:00Z');
    expect(tell('2027-06-01T21:00:00Z', '2027-06-01T20:49:59Z')).toBe('2027-06-02T06:00:00Z');
  });

  it.each([
    // The day before arrival begins at midnight in Brussels, 22:00 UTC in summer.
    ['2027-06-08T21:59:59Z', '2027-06-09T06:00:00Z'],
    ['2027-06-08T22:00:00Z', '2027-06-08T22:00:00Z'],
    ['2027-06-10T21:30:00Z', '2027-06-10T21:30:00Z'],
    ['2027-06-12T10:00:00Z', '2027-06-12T10:00:00Z'],
    // The day of departure is included, the day after it is not.
    ['2027-06-13T21:59:59Z', '2027-06-13T21:59:59Z'],
    ['2027-06-13T22:00:00Z', '2027-06-14T06:00:00Z'],
    ['2027-06-14T10:00:00Z', '2027-06-14T10:05:00Z'],
  ])('about a stay from 10 until 13 June, sent at %s, leaves at %s', (since, leaves) => {
    const stay = { start: '2027-06-10', end: '2027-06-13' } as const;
    expect(leavesAt({ since: at(since), otherWroteAt: null, stay, now: at(since) })).toBe(leaves);
  });
});
