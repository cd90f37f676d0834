/** HTTP details besides the pages themselves: HEAD, caching headers, one URL per page. */
import { expect, test } from 'vitest';
import { say } from '@/e2e/support/attacker';
import { route } from '@/lib/paths';
import { errorTexts } from '@/lib/texts/errors';

const slug = 'de-witte-golf-oostende';
const paths = [
  route('front-page'),
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

test('HEAD is answered like GET, without a body', async () => {
  for (const path of paths) {
    const [got, head] = [await say(path), await say(path, { method: 'HEAD' })];
    expect(head.status, path).toBe(got.status);
    expect(head.headers['content-type'], path).toBe(got.headers['content-type']);
    expect(head.text, path).toBe('');
  }
});

test('only responses that say so may be cached', async () => {
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
    expect((await say(path)).headers['cache-control'], path).toBe(control);
  }
});

test('a page has one URL, without a trailing slash', async () => {
  const answer = await say(`${route('listing.index')}/?listing_city_id=11`);
  expect([answer.status, answer.headers.location]).toEqual([308, '/aanbod?listing_city_id=11']);
  expect((await say('/bestaat-niet/')).status).toBe(404);
  expect((await say('//elders.test/')).status).toBe(404);
});

test('the old URL of the icon still works', async () => {
  const answer = await say('/favicon.ico');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/x-icon']);
});

test('a method that a call does not support is refused with a message', async () => {
  for (const [method, path] of [
    ['DELETE', '/api/listings/count'],
    ['PUT', '/api/contact'],
    ['POST', '/api/listing-cities'],
  ] as const) {
    const answer = await say(path, { method });
    expect(answer.status, path).toBe(405);
    expect(JSON.parse(answer.text), path).toEqual({ message: errorTexts.method_not_allowed });
  }
});

test('a listing has one cached page for each stay, however it is asked for', async () => {
  const path = route('listing.show', { slug });
  const [bare, other, stay, same] = [
    await say(path),
    await say(`${path}?utm_source=brief&arrival=2027-07-03`),
    await say(`${path}?arrival=2027-07-03&departure=2027-07-05&adults=2&children=1`),
    await say(`${path}?guests=3&children=1&departure=2027-07-05&arrival=2027-07-03`),
  ];
  expect(bare.headers.etag).toBeTruthy();
  expect(other.headers.etag).toBe(bare.headers.etag);
  expect(stay.headers.etag).not.toBe(bare.headers.etag);
  expect(same.headers.etag).toBe(stay.headers.etag);
});

test('the request form is specific to the visitor, and is not cached', async () => {
  const path = route('listing.booking-request.create', { slug });
  const [first, second] = [await say(path), await say(path)];
  expect(first.headers['cache-control']).toBe('private, no-store');
  const token = ({ text }: { text: string }) => /name="form_token" value="([^"]+)"/.exec(text)?.[1];
  expect(token(first)).toBeTruthy();
  expect(token(second)).not.toBe(token(first));
  // An unknown listing is answered as everywhere.
  const none = await say(route('listing.booking-request.create', { slug: 'bestaat-niet' }));
  expect([none.status, none.headers['cache-control']]).toEqual([404, 'private, no-store']);
});
