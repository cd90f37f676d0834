/** Sums of money can exceed four bytes, which is 21 million euros in cents. */
import { expect, it } from 'vitest';
import type { IncomeMonthDto } from '@/lib/billing/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import type { MonthFigures } from '@/lib/statistics/contract';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';

it('adds up a month of invoices and credit notes, however large the sum', async () => {
  const most = { total: 2_000_000_000 };
  const orders = [await makeOrder(most), await makeOrder(most)];
  for (const { id } of orders) await makeCreditNote({ orderId: id, ...most });
  const admin = await signedIn(await makeAdmin());
  const { status, body } = await admin.get<{ data: IncomeMonthDto[] }>('/api/billing/income?year=2026');
  expect(status).toBe(200);
  const { subtotal, vat, ...june } = body.data[5] ?? { subtotal: 0, vat: 0 };
  expect(june).toMatchObject({ month: '2026-06', orders: 2, total: 4_000_000_000 });
  expect(subtotal + vat).toBe(4_000_000_000);
  expect(body.data[6]).toMatchObject({ month: '2026-07', refunded: 4_000_000_000 });
});

it('adds up the stays of a landlord, even the most expensive possible', async () => {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const days = { startDate: dayToUtcDate('2028-03-01'), endDate: dayToUtcDate('2029-02-24') };
  await makeBookingRequest({ listingId: listing.id, status: 'approved', price: 36_000_000, ...days });
  const client = await signedIn(owner);
  const { status, body } = await client.get<{ data: MonthFigures[] }>(
    '/api/user/statistics/series?from=2028-03-01&to=2029-03-01',
  );
  expect(status).toBe(200);
  expect(body.data.reduce((sum, { income_cents }) => sum + income_cents, 0)).toBe(3_600_000_000);
});
