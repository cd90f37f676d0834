import type { Rows } from '@/tests/access/world';

/** What is reported of stays to an authority. */
export const shortStayReportRows: Rows = {
  // The request is pending: nobody has stayed.
  'PUT /api/booking-requests/[id]/stayed': {
    url: ({ bookingRequest }) => `/api/booking-requests/${bookingRequest.id}/stayed`,
    body: () => ({ guests: [{ country: 'BE', number: 2 }], arrived: true }),
    expected: { anonymous: 401, unverified: 403, admin: 409, landlord: 409, others: 404 },
  },
};
