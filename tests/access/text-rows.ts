import { admins } from '@/tests/access/world';
import type { Rows } from '@/tests/access/world';

const faq = () => '/api/admin/texts/faq';

/** Texts that the operator changes. */
export const textRows: Rows = {
  'GET /api/admin/texts': { url: () => '/api/admin/texts', expected: admins() },
  'GET /api/admin/texts/[key]': { url: faq, expected: admins() },
  // With a version that does not exist.
  'PUT /api/admin/texts/[key]': {
    url: faq,
    body: () => ({ locale: 'nl', body: '## Waarom?\nDaarom.', version: 9 }),
    expected: admins(409),
  },
  'POST /api/admin/texts/[key]/previews': {
    url: () => '/api/admin/texts/faq/previews',
    body: () => ({ locale: 'nl', body: '## Waarom?\nDaarom.' }),
    expected: admins(201),
  },
};
