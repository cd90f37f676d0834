/** What is on the site's disk and in its memory: private, without locations in photos, never stale. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { say } from '@/e2e/support/attacker';
import { Program, listingFormData, publishListing } from '@/e2e/support/program';
import { listingForm } from '@/tests/factories/listing-form';

const dataDir = process.env.E2E_DATA_DIR ?? '';

/** A photo as a phone may take it: stored upright, rotated by its EXIF tag, with location and camera model. */
const tellingPhoto = () =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background: '#2a6f8f' } })
    .withExif({ IFD0: { Make: 'Toestel' }, IFD3: { GPSLatitude: '51/1 13/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const tells = (bytes: Buffer) => bytes.includes('Toestel') || bytes.includes('GPS');

/** The files below a subfolder of the data folder. */
const below = (name: string) =>
  fs.readdirSync(path.join(dataDir, name), { recursive: true, encoding: 'utf8' }).flatMap((inside) => {
    const file = path.join(dataDir, name, inside);
    // A temporary file may have been renamed by now.
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    return stat ? [{ file, stat }] : [];
  });

test('an original is stored and served without the location where it was taken', async () => {
  const admin = await Program.signedIn('admin');
  const photo = await tellingPhoto();
  expect(tells(photo)).toBe(true);
  const form = listingFormData(listingForm({ name_holiday_home: `Plaats ${randomUUID().slice(0, 8)}` }));
  form.append('images_pool[store][0][id]', randomUUID());
  form.append(
    'images_pool[store][0][value]',
    new File([new Uint8Array(photo)], 'zee.jpg', { type: 'image/jpeg' }),
  );
  form.append('images_pool[store][0][order_number]', '1');
  const before = new Set(below('photos').map(({ file }) => file));
  const made = await admin.call('POST', '/api/listings', form);
  const text = await made.text();
  expect(made.status, text).toBe(201);
  const added = below('photos').filter(({ file, stat }) => stat.isFile() && !before.has(file));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter(({ file }) => tells(fs.readFileSync(file)))).toEqual([]);

  const [picture] = JSON.parse(text).data.pictures;
  for (const name of ['origineel', '640.jpg']) {
    const answer = await admin.call('GET', `/fotos/${picture.id}/${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, tells(bytes)], name).toEqual([200, false]);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(width, name).toBeGreaterThan(height);
  }
});

test('mails and photos are not readable by other accounts of the machine', () => {
  for (const name of ['mail', 'photos']) {
    expect(fs.statSync(path.join(dataDir, name)).mode & 0o777, name).toBe(0o700);
    const open = below(name).filter(({ stat }) => (stat.mode & 0o077) !== 0);
    expect(open.map(({ file }) => file)).toEqual([]);
  }
});

test('whoever was told that a change is saved sees it, however many look at the same time', async () => {
  const admin = await Program.signedIn('admin');
  const { id, slug } = await publishListing(admin, { listing_city_id: '9' });
  let saved = 0;
  let isOver = false;
  const pageOf = async () => {
    const { status, text } = await say(`/aanbod/${slug}`);
    expect(status).toBe(200);
    return Number(/Wierbes stand (\d+)/.exec(text)?.[1] ?? 0);
  };
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const before = saved;
      expect(await pageOf()).toBeGreaterThanOrEqual(before);
    }
  });
  for (let stand = 1; stand <= 20; stand += 1) {
    const change = listingFormData({ name_holiday_home: `Wierbes stand ${stand}` });
    const answer = await admin.call('PUT', `/api/listings/${id}`, change);
    expect(answer.status, await answer.text()).toBe(200);
    saved = stand;
    expect(await pageOf()).toBeGreaterThanOrEqual(stand);
  }
  isOver = true;
  await Promise.all(visitors);
  // Otherwise it would be the newest listing in every list.
  expect(
    (await admin.call('DELETE', `/api/listings/${id}/destroy`, { message: 'Bestaat niet.' })).status,
  ).toBe(204);
});
