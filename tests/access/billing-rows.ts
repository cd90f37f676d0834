import { owners } from '@/tests/access/world';
import type { Expected, Rows } from '@/tests/access/world';

/** Lists of one's own: empty for those without anything. */
const own: Expected = { anonymous: 401, unverified: 403, others: 200 };

/** Payments and subscriptions. */
export const billingRows: Rows = {
  'GET /api/user/orders': { url: () => '/api/user/orders', expected: own },
  'GET /api/orders/[id]/invoice': {
    url: ({ order }) => `/api/orders/${order.id}/invoice`,
    expected: owners(),
  },
  'GET /api/orders/[id]/e-invoice': {
    url: ({ order }) => `/api/orders/${order.id}/e-invoice`,
    expected: owners(),
  },
  'GET /api/credit-notes/[id]/invoice': {
    url: ({ creditNote }) => `/api/credit-notes/${creditNote.id}/invoice`,
    expected: owners(),
  },
  'GET /api/credit-notes/[id]/e-invoice': {
    url: ({ creditNote }) => `/api/credit-notes/${creditNote.id}/e-invoice`,
    expected: owners(),
  },
  'GET /api/user/subscriptions': { url: () => '/api/user/subscriptions', expected: own },
};
