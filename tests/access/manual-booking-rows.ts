import { addDays, todayIn } from '@/lib/dates/day';
import type { Rows, World } from '@/tests/access/world';

const start = addDays(todayIn(), 200);
const body = () => ({ start_date: start, end_date: addDays(start, 3), guest_name: 'Els Maes' });
const one = ({ manualBooking }: World) => `/api/manual-bookings/${manualBooking.id}`;

/** Those who may see that the days are taken are refused; for strangers it does not exist. */
const keepers = (status: number) => ({
  anonymous: 401,
  unverified: 403,
  landlord: status,
  admin: status,
  coLandlord: 403,
  others: 404,
});

/** Manual bookings, and the timeline of all listings. */
export const manualBookingRows: Rows = {
  'POST /api/listings/[id]/manual-bookings': [
    {
      url: ({ listing }) => `/api/listings/${listing.slug}/manual-bookings`,
      body,
      expected: { anonymous: 401, landlord: 201, admin: 201, host: 201, others: 403 },
    },
    {
      url: ({ waiting }) => `/api/listings/${waiting.id}/manual-bookings`,
      body,
      expected: { ...keepers(201), host: 201, others: 404 },
    },
  ],
  'PUT /api/manual-bookings/[id]': [
    // For cleaners no booking exists.
    { url: one, body, expected: { ...keepers(200), cleaner: 404, host: 200 } },
    // A request is not a manual booking, whoever calls.
    {
      url: ({ bookingRequest }) => `/api/manual-bookings/${bookingRequest.id}`,
      body,
      expected: { anonymous: 401, unverified: 403, others: 404 },
    },
  ],
  'DELETE /api/manual-bookings/[id]': [
    { url: one, expected: { ...keepers(204), cleaner: 404 } },
    {
      url: ({ bookingRequest }) => `/api/manual-bookings/${bookingRequest.id}`,
      expected: { anonymous: 401, unverified: 403, others: 404 },
    },
  ],
  'GET /api/user/planning': {
    url: () => `/api/user/planning?from=${start}&to=${addDays(start, 30)}`,
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
};
