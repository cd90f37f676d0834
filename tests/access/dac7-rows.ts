import { admins } from '@/tests/access/world';
import type { Rows } from '@/tests/access/world';

const closed = { anonymous: 401, unverified: 403 } as const;

/** Reports to tax authorities: each landlord's own data, and the files, which only bookkeepers make. DAC7 is off. */
export const dac7Rows: Rows = {
  'GET /api/user/tax-details': {
    url: () => '/api/user/tax-details',
    expected: { ...closed, coLandlord: 403, others: 200 },
  },
  'PUT /api/user/tax-details': {
    url: () => '/api/user/tax-details',
    body: () => ({
      ...{ kind: 'person', birth_date: '1985-07-30', tin: '85073003328', tin_country: 'BE' },
      ...{ street: 'Zeedijk', house_number: '1', postal_code: '8400', city: 'Oostende', country: 'BE' },
    }),
    expected: { ...closed, coLandlord: 403, admin: 403, others: 200 },
  },
  'GET /api/user/dac7/[file]': {
    url: () => '/api/user/dac7/2026.pdf',
    expected: { ...closed, coLandlord: 403, admin: 403, others: 404 },
  },
  'GET /api/admin/dac7': { url: () => '/api/admin/dac7', expected: admins() },
  'PUT /api/admin/dac7': {
    url: () => '/api/admin/dac7',
    body: () => ({ dac7: 'off', reason: 'We tonen alleen advertenties.' }),
    expected: admins(),
  },
  'GET /api/admin/dac7/[year]': { url: () => '/api/admin/dac7/2026.xml', expected: admins(409) },
  'POST /api/admin/dac7/[year]/sent': {
    url: () => '/api/admin/dac7/2026/sent',
    body: () => ({}),
    expected: admins(409),
  },
};
