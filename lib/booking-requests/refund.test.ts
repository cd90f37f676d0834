import { describe, expect, it } from 'vitest';
import { refundOf, termsAsked } from '@/lib/booking-requests/refund';

const terms = termsAsked(
  { cancellation: 'moderate', houseRules: null, paymentTerms: null },
  '2027-07-10',
  '2027-01-01',
);
const line = { label: '', optional: false, on_site: true };
const quote = {
  total_cents: 150_001,
  lines: [
    { ...line, kind: 'tourist_tax' as const, amount_cents: 5000 },
    { ...line, kind: 'pet' as const, amount_cents: 9900, optional: true },
    { ...line, kind: 'cleaning' as const, amount_cents: 8000, on_site: false },
  ],
};
const stay = {
  status: 'approved' as const,
  canceledBy: null,
  wasApproved: true,
  arrival: '2027-07-10' as const,
  terms,
  decidedAt: new Date('2027-02-01T10:00:00Z'),
  price: 1500,
  quote,
  agreed_total_cents: null,
};
const now = new Date('2027-07-05T10:00:00Z');
const told = (changes: Partial<Parameters<typeof refundOf>[0]>, at = now) =>
  refundOf({ ...stay, ...changes }, at);

describe('what comes back', () => {
  it('of an approved stay is as of now, of the total without what is paid on the spot', () => {
    expect(told({})).toEqual({
      percent: 50,
      base_cents: 145_001,
      amount_cents: 72_501,
      until: '2027-07-09',
      at: null,
    });
  });

  it('is nothing any more from the day of arrival on', () => {
    expect(told({}, new Date('2027-07-09T21:59:00Z'))).not.toBeNull();
    expect(told({}, new Date('2027-07-09T22:00:00Z'))).toBeNull();
  });

  it('is of the agreed total after an offer, and never negative', () => {
    expect(told({ agreed_total_cents: 100_000 })).toMatchObject({ base_cents: 95_000, amount_cents: 47_500 });
    expect(told({ agreed_total_cents: 100 })).toMatchObject({ base_cents: 0, amount_cents: 0 });
  });

  it('of a canceled stay is as it was at that moment', () => {
    const decidedAt = new Date('2027-07-03T21:59:59Z');
    expect(told({ status: 'canceled', canceledBy: 'guest', decidedAt })).toEqual({
      percent: 100,
      base_cents: 145_001,
      amount_cents: 145_001,
      until: '2027-07-03',
      at: '2027-07-03T21:59:59.000Z',
    });
  });

  it.each([[terms], [null], [{ ...terms, cancellation: 'agreed' as const, steps: [] }]])(
    'is all of it when the landlord cancels',
    (kept) => {
      expect(told({ status: 'canceled', canceledBy: 'landlord', terms: kept })).toMatchObject({
        percent: 100,
        amount_cents: 145_001,
        until: null,
      });
    },
  );

  it('is said in words where that was agreed', () => {
    const agreed = termsAsked(
      { cancellation: 'agreed', houseRules: null, paymentTerms: null },
      '2027-07-10',
      '2027-01-01',
    );
    expect(told({ terms: agreed })).toEqual({
      percent: null,
      base_cents: 145_001,
      amount_cents: null,
      until: null,
      at: null,
    });
  });

  it.each([
    [{ status: 'pending' as const, wasApproved: false }],
    [{ status: 'declined' as const, wasApproved: false }],
    [{ status: 'canceled' as const, canceledBy: 'guest' as const, wasApproved: false }],
    [{ terms: null }],
    [{ status: 'canceled' as const, canceledBy: 'guest' as const, terms: null }],
  ])('is not said of %j', (changes) => {
    expect(told(changes)).toBeNull();
  });
});
