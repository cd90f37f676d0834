/** The responses at every URL of a listing that was online and is deleted. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { route } from '@/lib/paths';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { listingFormData, origin, Program, publishListing } from '@/e2e/support/program';

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers, redirect: 'manual' })).status;

const pagesOf = (slug: string) => [
  route('listing.show', { slug }),
  route('listing.booking-request.create', { slug }),
  route('listing.booking-request.thank-you', { slug }),
  route('listing.contact-request.create', { slug }),
  route('listing.contact-request.thank-you', { slug }),
];

test('a deleted listing answers 410 within a second', async () => {
  const admin = await Program.signedIn('admin');
  const { id, slug } = await publishListing(admin, { listing_city_id: '9' });
  const page = route('listing.show', { slug });
  await expect.poll(() => statusOf(page)).toBe(200);
  const known = await fetch(origin + page);
  for (const path of pagesOf(slug)) expect(await statusOf(path), path).toBe(200);

  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  // However long a busy machine takes to respond, a request a second later gets the new answer.
  await setTimeout(1000);
  expect(await statusOf(page)).toBe(410);
  for (const path of pagesOf(slug)) expect(await statusOf(path), path).toBe(410);
  // The same for conditional requests, for client-side navigation, and for signed-in users.
  expect(await statusOf(page, { 'if-none-match': known.headers.get('etag') ?? '' })).toBe(410);
  expect((await fetch(origin + page, { headers: { rsc: '1' } })).status).toBe(410);
  expect((await admin.call('GET', page)).status).toBe(410);
  const api = await fetch(`${origin}/api/listings/${slug}`);
  expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test('a listing that was never public stays unknown', async () => {
  const admin = await Program.signedIn('admin');
  const concept = listingFormData({ logiesdecreet: '990498', action: 'disable' });
  const answer = await admin.call('POST', '/api/listings', concept);
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  const { id, slug } = JSON.parse(text).data;
  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  const gone = await fetch(origin + route('listing.show', { slug }));
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain(listingPageTexts.notFound);
});
