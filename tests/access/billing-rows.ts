import type { Expected, Rows } from '@/tests/access/world';

/** Lists of one's own: empty for those without anything. */
const own: Expected = { anonymous: 401, unverified: 403, others: 200 };

/** Payments and subscriptions. */
export const billingRows: Rows = {
  'GET /api/user/orders': { url: () => '/api/user/orders', expected: own },
  // Nobody else's business, an admin's neither.
  'GET /api/orders/[id]/invoice': {
    url: ({ order }) => `/api/orders/${order.id}/invoice`,
    expected: { anonymous: 401, unverified: 403, landlord: 200, others: 404 },
  },
  'GET /api/user/subscriptions': { url: () => '/api/user/subscriptions', expected: own },
};
