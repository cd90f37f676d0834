import { addDays, todayIn } from '@/lib/dates/day';
import type { Rows, World } from '@/tests/access/world';

/** Changes of a calendar: the owner, the calendar managers and admins, of a public listing and of one that waits. */
const manage = (call: string, body?: unknown) => {
  const expected = { anonymous: 401, landlord: 200, coLandlord: 200, admin: 200, others: 403 };
  return [
    { url: ({ listing }: World) => `/api/listings/${listing.slug}${call}`, body: () => body, expected },
    {
      url: ({ waiting }: World) => `/api/listings/${waiting.id}${call}`,
      body: () => body,
      expected: { ...expected, otherLandlord: 404 },
    },
  ];
};

const day = addDays(todayIn(), 40);

/** Prices, blocks and their history. */
export const calendarRows: Rows = {
  'POST /api/listings/[id]/custom-listing-prices': manage('/custom-listing-prices', {
    prices: [{ valid_at: day, price: 150 }],
  }),
  'POST /api/listings/[id]/disabled-booking-periods': manage('/disabled-booking-periods', { dates: [day] }),
  'POST /api/listings/[id]/disabled-booking-periods/bulk-delete': manage(
    '/disabled-booking-periods/bulk-delete',
    { dates: [day] },
  ),
  'GET /api/listings/[id]/logs': manage('/logs?limit=70'),
};
