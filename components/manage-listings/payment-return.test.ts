import { describe, expect, it } from 'vitest';
import { readPaymentReturn } from '@/components/manage-listings/payment-return';

describe('returning from a payment', () => {
  it.each([
    [{ payment: '12' }, { listingId: 12, isCanceled: false }],
    [
      { payment: '12', canceled: '1' },
      { listingId: 12, isCanceled: true },
    ],
    [
      { payment: '12', canceled: '0' },
      { listingId: 12, isCanceled: false },
    ],
    [{ canceled: '1' }, null],
    [{ payment: ['1', '2'] }, null],
    [{ payment: '-1' }, null],
    [{ payment: '9999999999' }, null],
    [{ payment: 'x' }, null],
  ])('%j: %j', (parameters, read) => {
    expect(readPaymentReturn(parameters)).toEqual(read);
  });
});
