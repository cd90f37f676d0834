import type { Expected, Rows, World } from '@/tests/access/world';

/** For owner, hosts and admins; other helpers are refused. */
const arrivalInfo = (isWaiting: boolean, body?: unknown) => ({
  url: ({ listing, waiting }: World) => `/api/listings/${(isWaiting ? waiting : listing).id}/arrival-info`,
  body: () => body,
  expected: {
    ...{ anonymous: 401, landlord: 200, host: 200, admin: 200, others: 403 },
    // For others a listing awaiting review does not exist.
    ...(isWaiting && { unverified: 403, otherLandlord: 404 }),
  } satisfies Expected,
});

const both = (body?: unknown) => [arrivalInfo(false, body), arrivalInfo(true, body)];

/** Calls for hosts, who receive guests in somebody else's home. */
export const hostingRows: Rows = {
  'GET /api/user/hosting': {
    url: () => '/api/user/hosting',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'GET /api/user/hosting/[id]': [
    {
      url: ({ manualBooking }) => `/api/user/hosting/${manualBooking.id}`,
      expected: { anonymous: 401, unverified: 403, host: 200, others: 404 },
    },
    // For hosts a request that was not approved does not exist.
    {
      url: ({ bookingRequest }) => `/api/user/hosting/${bookingRequest.id}`,
      expected: { anonymous: 401, unverified: 403, others: 404 },
    },
  ],
  'GET /api/listings/[id]/arrival-info': both(),
  'PUT /api/listings/[id]/arrival-info': both({ arrival_info: 'Sleutel bij de bakker.' }),
};
