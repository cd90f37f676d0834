/** A database that is backed up and restored elsewhere is the same, row by row and photo by photo. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '@/scripts/backup/back-up';
import { photoKeys } from '@/scripts/backup/photos';
import { putBack } from '@/scripts/backup/put-back';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { closeDatabase, transaction } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { FolderStorage } from '@/server/storage/folder-storage';
import type { PhotoStorage } from '@/server/storage/photo-storage';
import { S3Storage } from '@/server/storage/s3-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeNewsArticle } from '@/tests/factories/news-article';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin } from '@/tests/factories/user';
import { testDatabaseUrl, testDataDir } from '@/tests/support/database';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-backup-'));
const folder = path.join(root, 'first');
const storage = new FolderStorage(path.join(testDataDir, 'photos'));
const source = { databaseUrl: testDatabaseUrl, storage };
const otherUrl = withDatabase(testDatabaseUrl, `kust_restored_${process.pid}`);

const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: path.join(root, 's3'),
  silent: true,
  configureBuckets: [{ name: 'fotos', configs: [] }],
});
let s3: S3Storage;

/** A checksum of each table's rows, computed by the database: whatever the files contain, these must be equal. */
async function sumsOf(url: string): Promise<Record<string, string>> {
  return connected(url, async (client) => {
    await client.query(`SET TimeZone = 'UTC'`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'graphile_worker') AND tablename NOT IN ('_prisma_migrations', 'migrations')
         AND tablename NOT IN (SELECT relname FROM pg_class WHERE relpersistence = 'u')`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum FROM ${name} t`,
      );
      sums[name] = found.rows[0].sum;
    }
    return sums;
  });
}

async function photosOf(photos: PhotoStorage): Promise<Record<string, string>> {
  const keys = await photoKeys(photos);
  const hashes = keys.map(async (key) => {
    const bytes = (await photos.get(key)) ?? Buffer.from('missing');
    return [key, crypto.hash('sha256', bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Some of everything: texts with characters that files could trip over, bytes, lists, dates, waiting jobs. */
async function makeWorld(): Promise<void> {
  const listing = await makeListing({
    description: 'Met \\ schuine streep,\ttab,\nregel en "aanhaling" '.repeat(9),
  });
  await makePicture({ listingId: listing.id });
  await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 9) });
  await makeBookingRequest({ listingId: listing.id });
  await makeNewsArticle();
  await makeAdmin();
  await transaction((tx) =>
    enqueue(tx, 'make-avif', { listingId: listing.id }, { key: 'avif', queue: 'photos' }),
  );
  await storage.put(`widths/${crypto.randomUUID()}/0-320.webp`, crypto.randomBytes(5000));
}

beforeAll(async () => {
  const { port } = await bucket.run();
  s3 = new S3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'fotos',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  await makeWorld();
  await backUp(source, folder);
});
afterAll(async () => {
  await closeDatabase();
  await bucket.close();
  fs.rmSync(root, { recursive: true, force: true });
});

describe('a backup', () => {
  it('restored into another database and a bucket is identical by hash', async () => {
    await putBack({ databaseUrl: otherUrl, storage: s3 }, folder, { replace: false });
    const [before, after] = [await sumsOf(testDatabaseUrl), await sumsOf(otherUrl)];
    expect(before['public.listing_pictures']).toMatch(/^1 /);
    expect(before['graphile_worker._private_jobs']).toMatch(/^1 /);
    expect(after).toEqual(before);
    const photos = await photosOf(storage);
    expect(Object.keys(photos)).toHaveLength(2);
    expect(await photosOf(s3)).toEqual(photos);
  });

  it('continues the sequences of the original', async () => {
    const next = (url: string) =>
      connected(url, async (client) => {
        const { rows } = await client.query(`SELECT nextval(pg_get_serial_sequence('listings', 'id')) AS id`);
        return rows[0].id;
      });
    expect(await next(otherUrl)).toBe(await next(testDatabaseUrl));
  });

  it('of the copy contains the same files as that of the original', async () => {
    await backUp({ databaseUrl: otherUrl, storage: s3 }, path.join(root, 'second'));
    const sums = (name: string) =>
      fs
        .readFileSync(path.join(root, name, 'SHA256SUMS'), 'utf8')
        .split('\n')
        .filter((line) => !line.endsWith('manifest.json'));
    expect(sums('second')).toEqual(sums('first'));
  });

  it('does not replace existing data, unless that is allowed', async () => {
    const target = { databaseUrl: otherUrl, storage: s3 };
    await s3.put('originals/van-later.jpg', Buffer.from('x'), 'image/jpeg');
    await connected(otherUrl, (client) => client.query(`UPDATE listings SET price = price + 1`));
    const changed = await sumsOf(otherUrl);
    await expect(putBack(target, folder, { replace: false })).rejects.toThrow('not empty');
    expect(await sumsOf(otherUrl)).toEqual(changed);
    await putBack(target, folder, { replace: true });
    expect(await sumsOf(otherUrl)).toEqual(await sumsOf(testDatabaseUrl));
    expect(await photosOf(s3)).toEqual(await photosOf(storage));
  });

  it('that is damaged is refused before anything is changed', async () => {
    const harmed = path.join(root, 'harmed');
    fs.cpSync(folder, harmed, { recursive: true });
    const file = path.join(harmed, 'tables/public.users.copy');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('@', '#'));
    const before = await sumsOf(otherUrl);
    const target = { databaseUrl: otherUrl, storage: s3 };
    await expect(putBack(target, harmed, { replace: true })).rejects.toThrow('users.copy in the backup');
    fs.rmSync(file);
    await expect(putBack(target, harmed, { replace: true })).rejects.toThrow('users.copy is missing');
    expect(await sumsOf(otherUrl)).toEqual(before);
  });

  it('results in a working site: triggers are enabled and keys are valid', async () => {
    await expect(
      connected(otherUrl, (client) => client.query('INSERT INTO listing_pictures (listing_id) VALUES (0)')),
    ).rejects.toThrow(/violates/);
    const off = await connected(otherUrl, (client) =>
      client.query(`SELECT tgname FROM pg_trigger WHERE tgenabled = 'D'`),
    );
    expect(off.rows).toEqual([]);
  });
});
