import { describe, expect, it } from 'vitest';
import { stateOf } from '@/lib/payments/state';

const asked = { amountCents: 100_00, paidCents: 0, dueDate: '2027-03-08', isCanceled: false } as const;

describe('a payment that was asked', () => {
  it.each([
    [0, '2027-03-08', 'open'],
    [1, '2027-03-08', 'part'],
    [0, '2027-03-09', 'overdue'],
    [99_99, '2027-03-09', 'overdue'],
    [100_00, '2027-03-09', 'paid'],
    [120_00, '2027-03-01', 'paid'],
  ] as const)('of which %i cents came is on %s %s', (paidCents, today, state) => {
    expect(stateOf({ ...asked, paidCents }, today)).toBe(state);
    expect(stateOf({ ...asked, paidCents, isCanceled: true }, today)).toBe('canceled');
  });
});
