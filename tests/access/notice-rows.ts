import { admins } from '@/tests/access/world';
import type { Rows } from '@/tests/access/world';

const form = { subject: 'listing', kind: 'other', name: 'Els', email: 'els@kustverblijf.test' };
const words = { reason: 'Wat hier staat, klopt helemaal niet.', good_faith: true };

/** Notices, which anybody gives and admins decide on; appeals against what admins did. */
export const noticeRows: Rows = {
  // Its bot check is not a real one.
  'POST /api/notices': {
    url: () => '/api/notices',
    body: ({ listing }) => ({ ...form, ...words, id: listing.id, g_recaptcha_response: 'x' }),
    expected: { others: 422 },
  },
  'POST /api/notices/form': { url: () => '/api/notices/form', expected: { others: 419 } },
  'GET /api/notices': { url: () => '/api/notices', expected: admins() },
  'PUT /api/notices/[reference]/decision': {
    url: () => '/api/notices/M-22222222/decision',
    body: () => ({ measure: 'none', ground: 'terms', article: 'Artikel 10', facts: 'Er is niets mis.' }),
    expected: admins(404),
  },
  'GET /api/decisions': { url: () => '/api/decisions', expected: admins() },
  'POST /api/decisions': {
    url: () => '/api/decisions',
    body: () => ({
      ...{ reference: 'B-200000000', name: 'Els', email: 'els@kustverblijf.test' },
      ...{ received_on: '2026-11-01', reason: 'De foto’s zijn wel van hier.' },
    }),
    expected: admins(422),
  },
  'PUT /api/decisions/[id]/appeal': {
    url: () => '/api/decisions/2000000000/appeal',
    body: () => ({ outcome: 'kept', answer: 'De foto’s zijn van elders.' }),
    expected: admins(404),
  },
  // Everybody reads their own.
  'GET /api/user/decisions': {
    url: () => '/api/user/decisions',
    expected: { anonymous: 401, unverified: 403, others: 200 },
  },
  'POST /api/user/decisions/[id]/appeal': {
    url: () => '/api/user/decisions/2000000000/appeal',
    body: () => ({ reason: 'De foto’s zijn wel van hier.' }),
    expected: { anonymous: 401, unverified: 403, others: 404 },
  },
};
