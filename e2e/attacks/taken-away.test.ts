/** Attacks with a listing that no admin approves: reading it nevertheless, and sending mails in its name. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { say } from '@/e2e/support/attacker';
import { listingFormData, Program, publishListing } from '@/e2e/support/program';
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { listingForm } from '@/tests/factories/listing-form';

const pagesOf = (slug: string) => [
  route('listing.show', { slug }),
  route('listing.booking-request.create', { slug }),
  route('listing.contact-request.create', { slug }),
];

test('nobody can read a denied listing: not its cached page, its photos, its days or its API', async () => {
  const admin = await Program.signedIn('admin');
  const words = `Wie dit leest ${randomUUID()}. `;
  const { id, slug } = await publishListing(admin, { description: words.repeat(8) });
  const page = route('listing.show', { slug });
  await expect.poll(async () => (await say(page)).status).toBe(200);
  const before = await say(page);
  expect(before.text).toContain(words.trim());
  const photo = /\/fotos\/[0-9a-f-]{36}\/\d+\.jpg/.exec(before.text)?.[0] ?? '';
  expect((await say(photo)).status).toBe(200);

  expect((await admin.call('PUT', `/api/listings/${id}/deny`, { message: 'Bestaat niet.' })).status).toBe(
    200,
  );
  await setTimeout(1000);
  for (const path of pagesOf(slug)) {
    const { status, text } = await say(path);
    expect([path, status]).toEqual([path, 410]);
    expect(text).not.toContain(words.trim());
    expect(text).not.toContain(photo.slice(0, 44));
  }
  expect((await say(page, { headers: { 'if-none-match': before.headers.etag ?? '' } })).status).toBe(410);
  // Next redirects a request for a page's data without a hash to the URL that has it.
  const rsc = { headers: { rsc: '1' } };
  const { status, headers } = await say(page, rsc);
  expect(status).toBe(307);
  const data = await say(headers.location ?? '', rsc);
  expect([data.status, data.text.includes(words.trim())]).toEqual([410, false]);
  for (const path of [
    photo,
    `/api/listings/${id}`,
    `/api/listings/${id}/availability`,
    `/api/listings/${id}/calendar`,
    `/api/listings/${id}/reviews`,
  ])
    expect([path, (await say(path)).status]).toEqual([path, 404]);

  // Those allowed to see it do so at the same URL, and leave nothing in the cache for others.
  const seen = await admin.call('GET', page);
  expect([seen.status, (await seen.text()).includes(words.trim())]).toEqual([200, true]);
  expect((await say(page)).status).toBe(410);
});

test('own bookings send no mail for an unreviewed listing, and never without limit', async () => {
  const admin = await Program.signedIn('admin');
  let night = 400;
  const confirm = (id: number, email: string) => {
    night += 2;
    return admin.call('POST', `/api/listings/${id}/manual-bookings`, {
      start_date: addDays(todayIn(), night),
      end_date: addDays(todayIn(), night + 1),
      guest_name: 'Bel 0900 12 34',
      email,
      send_confirmation: true,
    });
  };
  const form = listingFormData(listingForm({ logiesdecreet: '990496', action: 'disable' }));
  const concept = JSON.parse(await (await admin.call('POST', '/api/listings', form)).text()).data;
  const refused = await confirm(concept.id, 'slachtoffer@kustverblijf.test');
  expect([refused.status, Object.keys(JSON.parse(await refused.text()).errors)]).toEqual([
    422,
    ['send_confirmation'],
  ]);

  const { id } = await publishListing(admin);
  const target = `slachtoffer-${randomUUID().slice(0, 8)}`;
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1)
    statuses.push((await confirm(id, `${target}+${n}@kustverblijf.test`)).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429, 429]);
});
