import { describe, expect, it } from 'vitest';
import { askedName, isWhole } from '@/lib/payments/asked-name';

const balance = { kind: 'balance', amount_cents: 700_00 } as const;
const advance = { kind: 'advance', amount_cents: 210_00 } as const;
const deposit = { kind: 'deposit', amount_cents: 200_00 } as const;

describe('the name of a payment asked', () => {
  it('is that of the whole where nothing else of the rent is asked', () => {
    expect(isWhole(balance, [balance], 700_00)).toBe(true);
    expect(isWhole(balance, [balance, deposit], 700_00)).toBe(true);
    expect(askedName('balance', true)).toBe('Volledig bedrag');
  });

  it('is a part’s beside another, or of less', () => {
    expect(isWhole(balance, [advance, balance], 700_00)).toBe(false);
    expect(isWhole(balance, [balance], 700_01)).toBe(false);
    expect(isWhole(deposit, [deposit], 100_00)).toBe(false);
    expect(isWhole(advance, [advance], 100_00)).toBe(false);
    expect(askedName('balance', false)).toBe('Saldo');
  });
});
