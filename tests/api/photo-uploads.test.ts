/** What a form with photos costs before it is authorised, and how many an account may send. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { prisma } from '@/server/db';
import { consume } from '@/server/http/rate-limit';
import { MAX_ACCOUNT_PHOTOS } from '@/server/features/photos/photo-quota';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeImage } from '@/tests/factories/picture';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { testDataDir } from '@/tests/support/database';
import { listingBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';

type Saved = { data: OwnListing } & Refused;

const onDisk = () => {
  const folder = path.join(testDataDir, 'uploads');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const boundary = 'grens';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = `--${boundary}\r\nContent-Disposition: form-data; name="images_pool[store][0][value]"; filename="a.jpg"\r\n\r\n`;

/** A form whose photo keeps coming until `end`; records whether any of it was read, and what was on disk then. */
function endlessForm() {
  const seen = { read: 0 };
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        end = () => {
          controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
          controller.close();
        };
      },
      pull(controller) {
        seen.read += 1;
        if (seen.read === 1) controller.enqueue(Buffer.from(part));
        if (seen.read === 2) controller.enqueue(Buffer.alloc(60_000, 'x'));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen, end: () => end() };
}

describe('a form with photos from somebody who may not send it', () => {
  const calls: [string, () => Promise<{ client: TestClient; path: string }>, number][] = [
    [
      'for another’s concept',
      async () => ({ client: await signedIn(await makeUser()), path: await concept() }),
      404,
    ],
    [
      'for another’s home',
      async () => ({
        client: await signedIn(await makeUser()),
        path: `/api/listings/${(await makeListing()).id}`,
      }),
      403,
    ],
    [
      'for no home',
      async () => ({ client: await signedIn(await makeUser()), path: '/api/listings/999999' }),
      404,
    ],
    [
      'for a new home, as a co-landlord',
      async () => ({ client: await signedIn(await makeCoLandlord()), path: '/api/listings' }),
      403,
    ],
    ['for news', async () => ({ client: await signedIn(await makeUser()), path: '/api/news-articles' }), 403],
  ];
  const concept = async () => `/api/listings/${(await makeConcept()).id}`;

  it.each(calls)('is refused before any of it is read: %s', async (_what, make, expected) => {
    const { client, path: address } = await make();
    const { body, seen } = endlessForm();
    const { status } = await client.post(address, body, { headers: multipart });
    expect([status, seen.read, onDisk()]).toEqual([expected, 0, []]);
  });
});

it('an account sends three forms at once, and another when one is done', async () => {
  const client = await signedIn(await makeUser());
  await client.get('/sanctum/csrf-cookie');
  const forms = [endlessForm(), endlessForm(), endlessForm()];
  const answers = forms.map(({ body }) =>
    client.post<Refused>('/api/listings', body, { headers: multipart }),
  );
  await expect.poll(() => forms.every(({ seen }) => seen.read > 0)).toBe(true);
  const fourth = endlessForm();
  const refused = await client.post('/api/listings', fourth.body, { headers: multipart });
  expect([refused.status, refused.headers.get('retry-after'), fourth.seen.read]).toEqual([429, '10', 0]);
  // Others are not held up.
  const other = await signedIn(await makeUser());
  expect((await other.post('/api/listings', await listingBody({}, [{}]))).status).toBe(201);
  for (const { end } of forms) end();
  for (const { status, body } of await Promise.all(answers))
    expect([status, Object.keys(body.errors).includes('images_pool')]).toEqual([422, true]);
  expect((await client.post('/api/listings', await listingBody({}, [{}]))).status).toBe(201);
});

it('an account sends 600 photos a day; a form without any is still saved', async () => {
  const user = await makeUser();
  const client = await signedIn(user);
  const made = await client.post<Saved>('/api/listings', await listingBody({}, [{}]));
  expect(made.status).toBe(201);
  for (let sent = 1; sent < 600; sent += 1) await consume('photo', String(user.id));
  const { status, body } = await client.post<Refused>('/api/listings', await listingBody({}, [{}]));
  expect([status, body.message]).toEqual([
    429,
    'U kunt 600 foto’s per dag versturen. Probeer het morgen opnieuw.',
  ]);
  expect(onDisk()).toEqual([]);
  const change = new FormData();
  change.append('_method', 'PUT');
  change.append('price', '120');
  change.append('images_pool[store][0][value]', new File([], ''));
  const saved = await client.post<Saved>(`/api/listings/${made.body.data.id}`, change);
  expect(saved.status).not.toBe(429);
  // An admin sends them for others.
  const deputy = await makeAdmin();
  for (let sent = 0; sent < 600; sent += 1) await consume('photo', String(deputy.id));
  const admin = await signedIn(deputy);
  expect((await admin.post('/api/listings', await listingBody({}, [{}]))).status).toBe(201);
});

describe('an account whose listings have a thousand photos', () => {
  async function withPhotos(count: number) {
    const user = await makeUser();
    const listings = Math.ceil(count / 10);
    for (let listing = 0; listing < listings; listing += 1) {
      const { id: listingId } = await makeListing({ userId: user.id });
      const pictures = Array.from({ length: Math.min(10, count - listing * 10) }, (_, at) => ({
        listingId,
        orderNumber: at + 1,
        storageKey: `originals/${crypto.randomUUID()}.jpg`,
        width: 1200,
        height: 800,
      }));
      await prisma().listingPicture.createMany({ data: pictures });
    }
    return signedIn(user);
  }

  it('gets no more, with an error at their field; as many may be added as are removed', async () => {
    const client = await withPhotos(MAX_ACCOUNT_PHOTOS - 1);
    const first = await client.post<Saved>('/api/listings', await listingBody({}, [{}]));
    expect(first.status).toBe(201);
    const { status, body } = await client.post<Saved>('/api/listings', await listingBody({}, [{}]));
    expect([status, body.errors]).toEqual([422, { images_pool: [listingFormTexts.tooManyAccountPhotos] }]);
    const [picture] = first.body.data.pictures;
    const change = new FormData();
    change.append('_method', 'PUT');
    change.append('images_pool[update][0][id]', picture?.id ?? '');
    change.append('images_pool[update][0][value]', new File([new Uint8Array(await makeImage())], 'b.jpg'));
    expect((await client.post(`/api/listings/${first.body.data.id}`, change)).status).toBe(200);
  });

  it('gets no more by replacing a photo that another listing uses too, nor by removing one twice', async () => {
    const client = await withPhotos(MAX_ACCOUNT_PHOTOS - 1);
    const first = await client.post<Saved>('/api/listings', await listingBody({}, [{}]));
    const { id, pictures } = first.body.data;
    const copy = await client.post<Saved>(`/api/listings/${id}/copy`);
    const photo = async (name: string) => new File([new Uint8Array(await makeImage())], name);
    const replaced = new FormData();
    replaced.append('_method', 'PUT');
    replaced.append('images_pool[update][0][id]', copy.body.data.pictures[0]?.id ?? '');
    replaced.append('images_pool[update][0][value]', await photo('b.jpg'));
    const twice = new FormData();
    twice.append('_method', 'PUT');
    for (const place of ['0', '1']) {
      twice.append(`images_pool[delete][${place}][id]`, pictures[0]?.id ?? '');
      twice.append(`images_pool[store][${place}][value]`, await photo('c.jpg'));
    }
    const faults = { images_pool: [listingFormTexts.tooManyAccountPhotos] };
    const answers = [
      await client.post<Saved>(`/api/listings/${copy.body.data.id}`, replaced),
      await client.post<Saved>(`/api/listings/${id}`, twice),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, faults],
      [422, faults],
    ]);
  });

  it('gets no more by sending two forms at the same moment', async () => {
    const client = await withPhotos(MAX_ACCOUNT_PHOTOS - 1);
    await client.get('/sanctum/csrf-cookie');
    const forms = await Promise.all([listingBody({}, [{}]), listingBody({}, [{}])]);
    const answers = await Promise.all(forms.map((form) => client.post('/api/listings', form)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});
