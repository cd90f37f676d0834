import type { Rows } from '@/tests/access/world';

const everyone = (url: string, others = 200) => ({ url: () => url, expected: { others } });

/** Calls with the same answer for everyone. */
export const openRows: Rows = {
  'GET /fotos/verhuurder/[id]/[file]': {
    url: () => '/fotos/verhuurder/00000000-0000-4000-8000-000000000000/320.jpg',
    expected: { others: 404 },
  },
  'GET /api/health': everyone('/api/health'),
  'GET /api/ready': everyone('/api/ready'),
  'GET /api/openapi.json': everyone('/api/openapi.json'),
  'GET /api/docs': everyone('/api/docs'),
  'GET /api/listing-cities': everyone('/api/listing-cities'),
  'GET /api/listing-options': everyone('/api/listing-options'),
  'GET /api/listings/coordinates': everyone('/api/listings/coordinates'),
  'GET /sanctum/csrf-cookie': everyone('/sanctum/csrf-cookie', 204),
  'GET /api/listings': everyone('/api/listings?sort_by=price_asc&arrival=2027-05-03&departure=2027-05-05'),
  'GET /api/listings/count': everyone('/api/listings/count'),
  'GET /sitemap.xml': everyone('/sitemap.xml'),
  'GET /sitemaps/[file]': everyone('/sitemaps/pages.xml'),
  'GET /robots.txt': everyone('/robots.txt'),
  'GET /manifest.webmanifest': everyone('/manifest.webmanifest'),
  'GET /api/lodgings/[number]': {
    url: () => '/api/lodgings/000000',
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, others: 404 },
  },
  // Without a configured identity provider these routes do not exist.
  'GET /api/auth/[...nextauth]': everyone('/api/auth/csrf', 404),
  'POST /api/auth/[...nextauth]': everyone('/api/auth/signin/google', 404),
  'GET /api/[...unknown]': everyone('/api/bestaat/niet', 404),
  'POST /api/[...unknown]': everyone('/api/bestaat/niet', 404),
  'PUT /api/[...unknown]': everyone('/api/bestaat/niet', 404),
  'DELETE /api/[...unknown]': everyone('/api/bestaat/niet', 404),
  'PATCH /api/[...unknown]': everyone('/api/bestaat/niet', 404),
};
