import { admins } from '@/tests/access/world';
import type { Rows } from '@/tests/access/world';

/** What is reported of stays to an authority. */
export const shortStayReportRows: Rows = {
  // The request is pending: nobody has stayed.
  'PUT /api/booking-requests/[id]/stayed': {
    url: ({ bookingRequest }) => `/api/booking-requests/${bookingRequest.id}/stayed`,
    body: () => ({ guests: [{ country: 'BE', number: 2 }], arrived: true }),
    expected: { anonymous: 401, unverified: 403, admin: 409, landlord: 409, others: 404 },
  },
  'GET /api/admin/short-stay-reports': {
    url: () => '/api/admin/short-stay-reports',
    expected: admins(),
  },
  'GET /api/admin/short-stay-reports/[period]': {
    url: () => '/api/admin/short-stay-reports/2026-01.csv',
    expected: admins(),
  },
  // No entry point is set.
  'POST /api/admin/short-stay-reports/[period]/send': {
    url: () => '/api/admin/short-stay-reports/2026-01/send',
    body: () => ({}),
    expected: admins(409),
  },
  'PUT /api/admin/short-stay-reports/stop': {
    url: () => '/api/admin/short-stay-reports/stop',
    body: () => ({ stopped: false }),
    expected: admins(),
  },
  'GET /api/user/short-stay-reports': {
    url: () => '/api/user/short-stay-reports',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
};
