import type { Expected, Rows, World } from '@/tests/access/world';

/**
 * Changes to a listing by its landlord and admins. Everyone knows that a public one exists; only its landlord, managers
 * and admins know of one awaiting review.
 */
const change = (call: string, body: unknown, status = 200) => {
  const expected = { anonymous: 401, landlord: status, admin: status, others: 403 };
  return [
    { url: ({ listing }: World) => `/api/listings/${listing.slug}${call}`, body: () => body, expected },
    {
      url: ({ waiting }: World) => `/api/listings/${waiting.id}${call}`,
      body: () => body,
      expected: { ...expected, otherLandlord: 404 },
    },
  ];
};

const ofLandlord = (rest: string) => ({
  url: ({ landlord }: World) => `/api/users/${landlord.id}/listings${rest}`,
  expected: { anonymous: 401, unverified: 403, landlord: 200, admin: 200, others: 404 } satisfies Expected,
});

const concept = { logiesdecreet: '900900', action: 'disable' };

/** What landlords do with their listings; co-landlords only manage the calendar. */
export const ownListingRows: Rows = {
  'POST /api/listings': {
    url: () => '/api/listings',
    body: () => concept,
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, others: 201 },
  },
  'PUT /api/listings/[id]': change('', { action: 'disable' }),
  'POST /api/listings/[id]': change('', { _method: 'PUT', action: 'disable' }),
  'DELETE /api/listings/[id]': change('', undefined, 204),
  'PUT /api/listings/[id]/disable': change('/disable', undefined),
  'POST /api/listings/[id]/copy': change('/copy', undefined, 201),
  'PUT /api/listings/[id]/managers': change('/managers', { delete: ['weg@kust.test'], create: [] }),
  'PUT /api/listings/[id]/managers/[manager]': {
    url: ({ listing, manager }) => `/api/listings/${listing.slug}/managers/${manager.id}`,
    body: () => ({ role: 'cleaning' }),
    expected: { anonymous: 401, landlord: 200, admin: 200, others: 403 },
  },
  'GET /api/users/[id]/listings': ofLandlord(''),
  'GET /api/users/[id]/listings/count': ofLandlord('/count'),
  'GET /api/users/[id]/listings/enabled': ofLandlord('/enabled'),
  'GET /api/users/[id]/listings/disabled': ofLandlord('/disabled'),
};
