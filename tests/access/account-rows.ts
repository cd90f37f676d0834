import type { Rows } from '@/tests/access/world';

/** Signing in and up, and one's own account. What is sent is empty: who may call at all is the question here. */
export const accountRows: Rows = {
  'GET /api/bot-check/challenge': { url: () => '/api/bot-check/challenge', expected: { others: 200 } },
  'POST /register': { url: () => '/register', expected: { others: 422 } },
  'POST /login': { url: () => '/login', expected: { others: 422 } },
  'POST /logout': { url: () => '/logout', expected: { others: 204 } },
  'POST /forgot-password': { url: () => '/forgot-password', expected: { others: 422 } },
  'POST /reset-password': { url: () => '/reset-password', expected: { others: 422 } },
  'GET /api/user': { url: () => '/api/user', expected: { anonymous: 401, others: 200 } },
  'GET /api/user/statistics': {
    url: () => '/api/user/statistics',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'POST /api/email/verify': { url: () => '/api/email/verify', expected: { others: 422 } },
  'POST /api/email/verification-notification': {
    url: () => '/api/email/verification-notification',
    expected: { anonymous: 401, others: 200 },
  },
};
