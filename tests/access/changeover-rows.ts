import { addDays, todayIn } from '@/lib/dates/day';
import type { Expected, Rows, World } from '@/tests/access/world';

/** For owner, cleaner and host of a home; its calendar managers and admins have no part in it. */
const cleaners = (status: number): Expected => ({
  anonymous: 401,
  landlord: status,
  cleaner: status,
  host: status,
  others: 403,
});

const arrivalOf = ({ bookingRequest }: World) => bookingRequest.startDate.toISOString().slice(0, 10);

const cleaned = (status: number) => ({
  url: (world: World) => `/api/listings/${world.listing.slug}/cleaned/${arrivalOf(world)}`,
  expected: cleaners(status),
});

const note = (body?: unknown) => ({
  url: ({ listing }: World) => `/api/listings/${listing.slug}/cleaning-note`,
  body: () => body,
  expected: { anonymous: 401, landlord: 200, admin: 200, others: 403 },
});

const own = (path: string) => ({
  url: () => path,
  expected: { anonymous: 401, unverified: 403, cleaner: 200, others: 200 },
});

export const changeoverRows: Rows = {
  'GET /api/user/changeovers': own(`/api/user/changeovers?from=${todayIn()}&to=${addDays(todayIn(), 30)}`),
  'GET /api/user/changeovers/address': own('/api/user/changeovers/address'),
  'POST /api/user/changeovers/address': own('/api/user/changeovers/address'),
  'GET /api/changeovers/[secret]': {
    url: () => `/api/changeovers/${'a'.repeat(43)}`,
    expected: { others: 404 },
  },
  // The request was not approved, so no stay begins or ends on its days.
  'PUT /api/listings/[id]/cleaned/[day]': cleaned(404),
  'DELETE /api/listings/[id]/cleaned/[day]': cleaned(204),
  'GET /api/listings/[id]/cleaning-note': note(),
  'PUT /api/listings/[id]/cleaning-note': note({ note: 'Linnen in de kast.' }),
};
