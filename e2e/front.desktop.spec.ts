/** What goes over the wire beside the pages themselves: HEAD, how long an answer may be kept, one address a page. */
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/paths';
import { errorTexts } from '@/lib/texts/errors';

const slug = 'de-witte-golf-oostende';
const paths = [
  route('home'),
  route('listing.index'),
  route('listing.show', { slug }),
  route('listing.show', { slug: 'bestaat-niet' }),
  route('listing.booking-request.create', { slug }),
  route('listing.contact-request.create', { slug }),
  route('listing.thank-you'),
  route('login'),
  route('contact'),
  route('dashboard'),
  '/bestaat-niet',
  '/robots.txt',
  '/sitemap.xml',
  '/api/listings',
  '/api/bestaat-niet',
];

test('HEAD is answered as GET is, without a body', async ({ request }) => {
  for (const path of paths) {
    const options = { maxRedirects: 0 };
    const [got, head] = [await request.get(path, options), await request.head(path, options)];
    expect(head.status(), path).toBe(got.status());
    expect(head.headers()['content-type'], path).toBe(got.headers()['content-type']);
    expect(await head.text(), path).toBe('');
  }
});

test('only what says so may be kept', async ({ request }) => {
  const kept: Record<string, string> = {
    '/robots.txt': 'public, max-age=3600',
    '/sitemap.xml': 'public, max-age=300',
    '/api/listing-cities': 'public, max-age=3600',
    '/api/listing-options': 'public, max-age=300',
    '/api/listings/count': 'public, max-age=86400',
    '/api/listings': 'private, no-store',
    '/api/user': 'private, no-store',
    '/inloggen': 'private, no-store',
    [route('listing.booking-request.create', { slug })]: 'private, no-store',
    '/bestaat-niet': 'private, no-store',
  };
  for (const [path, control] of Object.entries(kept)) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe(control);
  }
});

test('a page has one address, without a slash at its end', async ({ request, baseURL }) => {
  const options = { maxRedirects: 0 };
  const answer = await request.get(`${route('listing.index')}/?listing_city_id=11`, options);
  expect([answer.status(), answer.headers().location]).toEqual([308, '/aanbod?listing_city_id=11']);
  expect((await request.get('/bestaat-niet/', options)).status()).toBe(404);
  expect((await request.get(`${baseURL}//elders.test/`, options)).status()).toBe(404);
});

test('who asks for the icon by its old address gets one', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});

test('a method that a call does not know is refused in words', async ({ request }) => {
  for (const [method, path] of [
    ['DELETE', '/api/listings/count'],
    ['PUT', '/api/contact'],
    ['POST', '/api/listing-cities'],
  ] as const) {
    const answer = await request.fetch(path, { method });
    expect(answer.status(), path).toBe(405);
    expect(await answer.json(), path).toEqual({ message: errorTexts.method_not_allowed });
  }
});
