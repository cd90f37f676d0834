import { admins } from '@/tests/access/world';
import type { Rows } from '@/tests/access/world';

/** Well-formed, but not in use. */
const token = 'x'.repeat(43);

/**
 * Except for the admins' list nobody is refused for who they are: whoever has a mailed link may use it. Only the bot
 * check is wrong.
 */
export const alertRows: Rows = {
  'GET /api/request-mails/[token]/unsubscribe': {
    url: () => `/api/request-mails/1-${token}/unsubscribe`,
    expected: { others: 404 },
  },
  'POST /api/request-mails/[token]/unsubscribe': {
    url: () => `/api/request-mails/1-${token}/unsubscribe`,
    expected: { others: 404 },
  },
  'POST /api/request-mails/[token]/unsubscribe/form': {
    url: () => `/api/request-mails/1-${token}/unsubscribe/form`,
    expected: { others: 419 },
  },
  'GET /api/search-alerts': { url: () => '/api/search-alerts', expected: admins() },
  'PUT /api/search-alerts/bulk-end': {
    url: () => '/api/search-alerts/bulk-end?ids=1',
    expected: admins(404),
  },
  'POST /api/search-alerts': {
    url: () => '/api/search-alerts',
    body: () => ({ email: 'els.maes@kustverblijf.test', query: 'adults=4', g_recaptcha_response: 'x' }),
    expected: { others: 422 },
  },
  // Calls in this test have no Origin of our site.
  'POST /api/search-alerts/form': { url: () => '/api/search-alerts/form', expected: { others: 419 } },
  'POST /api/search-alerts/[token]/confirm': {
    url: () => `/api/search-alerts/${token}/confirm`,
    expected: { others: 404 },
  },
  'POST /api/search-alerts/[token]/confirm/form': {
    url: () => `/api/search-alerts/${token}/confirm/form`,
    expected: { others: 419 },
  },
  'GET /api/search-alerts/[token]/unsubscribe': {
    url: () => `/api/search-alerts/${token}/unsubscribe`,
    expected: { others: 303 },
  },
  'POST /api/search-alerts/[token]/unsubscribe': {
    url: () => `/api/search-alerts/${token}/unsubscribe`,
    expected: { others: 404 },
  },
  'POST /api/search-alerts/[token]/unsubscribe/form': {
    url: () => `/api/search-alerts/${token}/unsubscribe/form`,
    expected: { others: 419 },
  },
};
