/** The files in DATA_DIR are only for the account that runs the site. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoUrl } from '@/lib/listings/photos';
import { prisma, transaction } from '@/server/db';
import { UploadFolder } from '@/server/http/multipart';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { testDataDir } from '@/tests/support/database';
import { listingBody } from '@/tests/support/listing-form';

const earlier = process.umask();
beforeAll(() => void process.umask(0o022));
afterAll(() => void process.umask(earlier));

const modes = () =>
  fs
    .readdirSync(testDataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stat: fs.statSync(path.join(testDataDir, name)) }))
    .map(({ name, stat }) => ({
      name,
      isFile: stat.isFile(),
      mode: (stat.mode & 0o777).toString(8),
    }));

it('mails, photos, derived files and uploads in progress are readable by nobody else', async () => {
  // Left by an earlier version, which allowed everyone in.
  fs.mkdirSync(path.join(testDataDir, 'mail'), { recursive: true, mode: 0o755 });
  const client = await signedIn(await makeUser());
  const { status } = await client.post('/api/listings', await listingBody());
  expect(status).toBe(201);
  const picture = await prisma().listingPicture.findFirstOrThrow();
  await client.get(photoUrl(picture.id, 320, 'webp'));
  const letter = { template: 'verify-email', props: { token: 'abc' }, to: 'an@kustverblijf.test' } as const;
  await transaction((tx) => queueMail(tx, { ...letter, dedupeKey: 'private' }));
  const mail = await prisma().outgoingMail.findUniqueOrThrow({ where: { dedupeKey: 'private' } });
  await sendMail({ mailId: mail.id });
  const upload = new UploadFolder();
  await upload.nextPath();

  const found = modes();
  await upload.remove();
  const names = found.map(({ name }) => name);
  expect(names.filter((name) => /^mail\/.+\.eml$/.test(name))).toHaveLength(1);
  for (const shape of [/^photos\/originals\/./, /^photos\/widths\/.+\/./, /^uploads\/form-/])
    expect(names.some((name) => shape.test(name))).toBe(true);
  expect(found.filter(({ isFile, mode }) => mode !== (isFile ? '600' : '700'))).toEqual([]);
});
