import type { Rows } from '@/tests/access/world';

/** Signing in, registering, and the user's own account. Bodies are empty: only who may call is tested here. */
export const accountRows: Rows = {
  'GET /api/bot-check/challenge': { url: () => '/api/bot-check/challenge', expected: { others: 200 } },
  'POST /register': { url: () => '/register', expected: { others: 422 } },
  'POST /login': { url: () => '/login', expected: { others: 422 } },
  // No sign-in is in progress.
  'POST /login/second-factor': { url: () => '/login/second-factor', expected: { others: 422 } },
  'POST /login/second-factor/options': {
    url: () => '/login/second-factor/options',
    expected: { others: 401 },
  },
  // Without a file.
  'POST /api/user/photo': {
    url: () => '/api/user/photo',
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, others: 422 },
  },
  'DELETE /api/user/photo': {
    url: () => '/api/user/photo',
    expected: { anonymous: 401, unverified: 403, others: 204 },
  },
  'GET /api/user/second-factors': {
    url: () => '/api/user/second-factors',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'POST /api/user/second-factors/totp': {
    url: () => '/api/user/second-factors/totp',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'PUT /api/user/second-factors/totp': {
    url: () => '/api/user/second-factors/totp',
    expected: { anonymous: 401, unverified: 403, others: 422 },
  },
  'DELETE /api/user/second-factors/totp': {
    url: () => '/api/user/second-factors/totp',
    expected: { anonymous: 401, unverified: 403, others: 404 },
  },
  'POST /api/user/second-factors/passkeys/options': {
    url: () => '/api/user/second-factors/passkeys/options',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'POST /api/user/second-factors/passkeys': {
    url: () => '/api/user/second-factors/passkeys',
    expected: { anonymous: 401, unverified: 403, others: 422 },
  },
  'DELETE /api/user/second-factors/passkeys/[id]': {
    url: () => '/api/user/second-factors/passkeys/999999',
    expected: { anonymous: 401, unverified: 403, others: 404 },
  },
  // The admin in this world has a passkey, to which recovery codes belong.
  'POST /api/user/second-factors/recovery-codes': {
    url: () => '/api/user/second-factors/recovery-codes',
    expected: { anonymous: 401, unverified: 403, admin: 200, others: 409 },
  },
  'POST /logout': { url: () => '/logout', expected: { others: 204 } },
  'POST /forgot-password': { url: () => '/forgot-password', expected: { others: 422 } },
  'POST /reset-password': { url: () => '/reset-password', expected: { others: 422 } },
  // Without an answer from an identity provider.
  'POST /api/identities/link': {
    url: () => '/api/identities/link',
    body: () => ({ password: 'x' }),
    expected: { others: 422 },
  },
  'POST /api/identities/register': {
    url: () => '/api/identities/register',
    expected: { others: 422 },
  },
  'GET /api/user/impersonations': {
    url: () => '/api/user/impersonations',
    expected: { anonymous: 401, others: 200 },
  },
  'GET /api/user/identities': {
    url: () => '/api/user/identities',
    expected: { anonymous: 401, others: 200 },
  },
  'DELETE /api/user/identities/[id]': {
    url: () => '/api/user/identities/1',
    expected: { anonymous: 401, others: 404 },
  },
  'GET /api/user': { url: () => '/api/user', expected: { anonymous: 401, others: 200 } },
  'GET /api/user/sessions': { url: () => '/api/user/sessions', expected: { anonymous: 401, others: 200 } },
  'DELETE /api/user/sessions': { url: () => '/api/user/sessions', expected: { anonymous: 401, others: 200 } },
  'DELETE /api/user/sessions/[id]': {
    url: () => '/api/user/sessions/00000000-0000-4000-8000-000000000000',
    expected: { anonymous: 401, others: 404 },
  },
  'POST /api/user/confirm-password': {
    url: () => '/api/user/confirm-password',
    expected: { anonymous: 401, others: 422 },
  },
  'GET /api/user/short-stay-checks': {
    url: () => '/api/user/short-stay-checks',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'GET /api/user/statistics': {
    url: () => '/api/user/statistics',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'GET /api/user/statistics/series': {
    url: () => '/api/user/statistics/series',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'GET /api/user/statistics/series.csv': {
    url: () => '/api/user/statistics/series.csv',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'GET /api/user/statistics/homes': {
    url: () => '/api/user/statistics/homes',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  // Statistics belong to the landlord alone, not to managers or admins.
  'GET /api/user/statistics/comparison': [
    {
      url: ({ listing }) => `/api/user/statistics/comparison?listing_id=${listing.id}`,
      expected: { anonymous: 401, unverified: 403, landlord: 200, others: 403 },
    },
    {
      url: ({ waiting }) => `/api/user/statistics/comparison?listing_id=${waiting.id}`,
      expected: { anonymous: 401, unverified: 403, landlord: 200, otherLandlord: 404, others: 403 },
    },
  ],
  'GET /api/user/today': {
    url: () => '/api/user/today',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'GET /api/user/invitations': {
    url: () => '/api/user/invitations',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  // Nobody is invited here.
  'POST /api/user/invitations/[id]/accept': {
    url: () => '/api/user/invitations/1/accept',
    expected: { anonymous: 401, unverified: 403, others: 404 },
  },
  'POST /api/user/invitations/[id]/decline': {
    url: () => '/api/user/invitations/1/decline',
    expected: { anonymous: 401, unverified: 403, others: 404 },
  },
  'POST /api/email/verify': { url: () => '/api/email/verify', expected: { others: 422 } },
  'POST /api/email/undo-change': { url: () => '/api/email/undo-change', expected: { others: 422 } },
  'POST /api/email/verification-notification': {
    url: () => '/api/email/verification-notification',
    expected: { anonymous: 401, others: 200 },
  },
};
