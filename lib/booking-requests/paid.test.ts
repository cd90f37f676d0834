import { describe, expect, it } from 'vitest';
import type { PaymentKind } from '@/lib/booking-requests/contract';
import { openCentsOf, paidOf, totalCentsOf } from '@/lib/booking-requests/paid';

const quote = { price: 700, nights: 7, nightly: [], lines: [], total_cents: 781_25, deposit_cents: 200_00 };
const payments = (...paid: [number, PaymentKind][]) =>
  paid.map(([amount_cents, kind], id) => ({
    id,
    amount_cents,
    kind,
    paid_at: '2027-01-02',
    payment_request_id: null,
    source: 'noted' as const,
    created_at: '2027-01-02T10:00:00Z',
  }));

describe('what a stay costs', () => {
  it('is what was agreed on, else the quote, else the nights', () => {
    expect(totalCentsOf({ price: 700, quote, agreed_total_cents: 650_50 })).toBe(650_50);
    expect(totalCentsOf({ price: 700, quote, agreed_total_cents: 0 })).toBe(0);
    expect(totalCentsOf({ price: 700, quote, agreed_total_cents: null })).toBe(781_25);
    expect(totalCentsOf({ price: 700, quote: null, agreed_total_cents: null })).toBe(700_00);
  });
});

describe('what is still open', () => {
  const booking = { price: 700, quote, agreed_total_cents: null };

  it('is the total less what came for it, to the cent, and never the deposit', () => {
    const paid = payments([200_00, 'rent'], [81_24, 'other'], [150_00, 'deposit']);
    expect(paidOf({ ...booking, payments: paid })).toEqual({
      total: 781_25,
      received: 281_24,
      open: 500_01,
      deposit: { asked: 200_00, received: 150_00 },
    });
  });

  it('is below zero where too much came', () => {
    expect(paidOf({ ...booking, payments: payments([800_00, 'rent']) }).open).toBe(-18_75);
  });

  it('says nothing of a deposit that nobody asked or gave', () => {
    const older = { price: 700, quote: null, agreed_total_cents: null };
    expect(paidOf({ ...older, payments: [] }).deposit).toBeNull();
    expect(paidOf({ ...older, payments: payments([5_00, 'deposit']) }).deposit).toEqual({
      asked: 0,
      received: 5_00,
    });
  });
});

describe('what the guest of a stay owes', () => {
  const stay = {
    price: 700,
    quote,
    agreed_total_cents: null,
    status: 'approved',
    payments: [],
    payments_tracked: true,
  } as const;
  const free = { ...stay, price: 0, quote: null };

  it.each([
    ['all of it where nothing was noted', stay, 781_25],
    ['what was agreed on', { ...stay, agreed_total_cents: 650_50 }, 650_50],
    ['the rest', { ...stay, payments: payments([81_25, 'rent']) }, 700_00],
    ['all of it where only the deposit came', { ...stay, payments: payments([81_25, 'deposit']) }, 781_25],
    ['nothing', { ...stay, payments: payments([781_25, 'rent']) }, 0],
    ['too little', { ...stay, payments: payments([800_00, 'rent']) }, -18_75],
    ['nothing that anybody wrote down', free, null],
    ['kept elsewhere', { ...stay, payments_tracked: false }, null],
    ['nothing yet', { ...stay, status: null }, null],
    ['nothing any more', { ...stay, status: 'canceled' as const }, null],
  ])('is %s', (_what, booking, open) => {
    expect(openCentsOf({ ...booking, payments: [...booking.payments] })).toBe(open);
  });
});
