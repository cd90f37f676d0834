/** What the public sees of a landlord: a first name, languages and a photo (docs/rules/accounts.md#in-public). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserDto } from '@/lib/accounts/contract';
import type { PublicListing } from '@/lib/listings/contract';
import { photoTexts } from '@/lib/texts/photos';
import { profileTexts } from '@/lib/texts/profile';
import type { Listing } from '@/prisma/generated/client';
import { currentPosition, readNews } from '@/server/changes/change-log';
import type { Ask } from '@/server/changes/change-log';
import { pool, prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { removeOrphanPhotos } from '@/server/features/photos/remove-orphan-photos';
import { surveyPhotos } from '@/server/features/photos/survey-photos';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeImage } from '@/tests/factories/picture';
import { makeAdmin, makeCoLandlord } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries } from '@/tests/support/moderation';

type Answer = { data: UserDto; errors: Record<string, string[]> };

let user: Awaited<ReturnType<typeof makeMember>>;
let landlord: TestClient;
let listing: Listing;
beforeEach(async () => {
  await truncateAll();
  user = await makeMember();
  landlord = await signedIn(user);
  listing = await makeListing({ userId: user.id });
});

const row = () => prisma().user.findUniqueOrThrow({ where: { id: user.id } });
const save = (languages: unknown) =>
  landlord.put<Answer>(`/api/users/${user.id}`, {
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    languages,
  });
function form(file: string | Uint8Array | null, name = 'ik.jpg'): FormData {
  const data = new FormData();
  if (typeof file === 'string') data.append('photo', file);
  else if (file) data.append('photo', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  return data;
}
const upload = async (client = landlord) =>
  client.post<Answer>('/api/user/photo', form(await makeImage({ width: 400, height: 600 })));
const inPublic = async () =>
  (await visitor().get<{ data: PublicListing }>(`/api/listings/${listing.id}`)).body.data.user;
const isStored = async (key: string | null) => key !== null && getPhotoStorage().exists(key);
const ask: Ask = async (question) => (await pool().query(question)).rows;

describe('the languages of a landlord', () => {
  it('are public, with the first name and nothing else', async () => {
    expect(await inPublic()).toEqual({ first_name: user.firstName, languages: [], photo_url: null });
    const { status, body } = await save(['nl', 'fr', 'en']);
    expect([status, body.data.languages]).toEqual([200, ['nl', 'fr', 'en']]);
    const shown = { first_name: user.firstName, languages: ['nl', 'fr', 'en'], photo_url: null };
    expect(await inPublic()).toEqual(shown);
    const page = await findListingPage(listing.slug, () => Promise.resolve(null));
    expect(page?.listing.user).toEqual(shown);
  });

  it('stay if absent and go if empty', async () => {
    await save(['de']);
    expect((await save(undefined)).body.data.languages).toEqual(['de']);
    expect((await save([])).body.data.languages).toEqual([]);
  });

  it.each([[['nl', 'nl']], [['es']], ['nl'], [[1]], [[null]], [null], [{ nl: true }], [['nl', ['fr']]]])(
    'are refused under their name: %j',
    async (languages) => {
      const { status, body } = await save(languages);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['languages']]);
      expect(body.errors.languages).toHaveLength(1);
      expect((await row()).languages).toEqual([]);
    },
  );

  it.each(["'{nl,nl}'", "'{es}'", "'{nl,NULL}'"])(
    'are refused by the database as well: %s',
    async (value) => {
      const write = prisma().$executeRawUnsafe(`UPDATE users SET languages = ${value} WHERE id = ${user.id}`);
      await expect(write).rejects.toThrow('users_languages');
    },
  );
});

describe('the photo of a landlord', () => {
  it('is stored without metadata, and public under an address that tells nothing of the account', async () => {
    const { status, body } = await upload();
    const { photoId, photoKey } = await row();
    const url = `/fotos/verhuurder/${photoId}/320.jpg`;
    expect([status, body.data.photo_url]).toEqual([200, url]);
    expect(await inPublic()).toMatchObject({ photo_url: url });
    const original = await getPhotoStorage().get(photoKey ?? '');
    expect(original?.toString('latin1')).not.toMatch(/Toestel|Exif/);
    const answer = await visitor().get(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = answer.headers.get('etag') ?? '';
    expect((await visitor().get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await visitor().get(url.replace('320', '321'))).status).toBe(404);
  });

  it('is for few while none of their homes is public', async () => {
    const { body } = await upload();
    await prisma().listing.update({ where: { id: listing.id }, data: { approvedAt: null } });
    const url = body.data.photo_url ?? '';
    const admin = await signedIn(await makeAdmin());
    const other = await signedIn(await makeMember());
    const statuses = await Promise.all(
      [landlord, admin, other, visitor()].map(async (client) => (await client.get(url)).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect((await landlord.get(url)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('is replaced and removed with its files', async () => {
    const first = await upload();
    const { photoKey: formerKey } = await row();
    const second = await upload();
    const { photoKey } = await row();
    expect(second.body.data.photo_url).not.toBe(first.body.data.photo_url);
    expect([await isStored(formerKey), await isStored(photoKey)]).toEqual([false, true]);
    expect((await visitor().get(first.body.data.photo_url ?? '')).status).toBe(404);
    expect((await landlord.delete('/api/user/photo')).status).toBe(204);
    expect((await landlord.delete('/api/user/photo')).status).toBe(204);
    expect([await inPublic(), await isStored(photoKey)]).toEqual([
      { first_name: user.firstName, languages: [], photo_url: null },
      false,
    ]);
    expect(await auditEntries()).toEqual([]);
  });

  it('stays in the storage as long as it is used, and is noted as unclaimed from then on', async () => {
    await upload();
    const { photoKey } = await row();
    const later = new Date(Date.now() + 25 * 3_600_000);
    await surveyPhotos(later);
    await removeOrphanPhotos(later);
    expect(await isStored(photoKey)).toBe(true);
    await prisma().user.update({ where: { id: user.id }, data: { photoId: null, photoKey: null } });
    await removeOrphanPhotos(later);
    expect(await isStored(photoKey)).toBe(false);
  });

  it.each<[string, () => FormData]>([
    ['no file', () => form(null)],
    ['text', () => form('https://elders.test/foto.jpg')],
    ['a page named as a photo', () => form(Buffer.from('<script>alert(1)</script>'))],
    ['a drawing with script', () => form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg')],
    ['nothing', () => form(new Uint8Array())],
  ])('is refused under its name: %s', async (_what, body) => {
    const answer = await landlord.post<Answer>('/api/user/photo', body());
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['photo']]);
    expect([profileTexts.photoMissing, photoTexts.notAPhoto]).toContain(answer.body.errors.photo?.[0]);
    expect((await row()).photoKey).toBeNull();
  });

  it('is refused where a photo is also something else, and the former one stays', async () => {
    await upload();
    const { photoKey } = await row();
    const both = Buffer.concat([await makeImage(), Buffer.from('<script>alert(1)</script>')]);
    const answer = await landlord.post<Answer>('/api/user/photo', form(both));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['photo']]);
    expect([(await row()).photoKey, await isStored(photoKey)]).toEqual([photoKey, true]);
  });

  it('is one file, and not for a co-landlord', async () => {
    const two = form(await makeImage());
    two.append('photo', new Blob([new Uint8Array(await makeImage())]), 'b.jpg');
    expect((await landlord.post('/api/user/photo', two)).status).toBe(413);
    const helper = await signedIn(await makeCoLandlord());
    expect((await upload(helper)).status).toBe(403);
    expect(await prisma().user.count({ where: { photoKey: { not: null } } })).toBe(0);
  });

  it('is removed by an admin, which is logged', async () => {
    await upload();
    const admin = await signedIn(await makeAdmin());
    const other = await signedIn(await makeMember());
    expect((await other.delete(`/api/users/${user.id}/photo`)).status).toBe(404);
    expect((await admin.delete(`/api/users/${user.id}/photo`)).status).toBe(204);
    expect((await row()).photoId).toBeNull();
    expect(await auditEntries()).toMatchObject([{ action: 'user.update', details: { fields: ['photo'] } }]);
  });
});

describe('both', () => {
  it('renew the landlord’s pages when they change, and only then', async () => {
    const before = await currentPosition(ask);
    await save([]);
    expect((await readNews(ask, before)).changes).toEqual([]);
    const told = [{ kind: 'landlord', id: user.id }];
    await save(['fr']);
    expect((await readNews(ask, before)).changes).toEqual(told);
    const then = await currentPosition(ask);
    await upload();
    expect((await readNews(ask, then)).changes).toEqual(told);
  });

  it('are in the export', async () => {
    await save(['fr', 'nl']);
    await upload();
    const { text } = await landlord.get(`/api/users/${user.id}/export`);
    const file = JSON.parse(text) as { user: UserDto };
    expect(file.user).toMatchObject({
      languages: ['fr', 'nl'],
      photo_url: expect.stringContaining('/fotos/'),
    });
  });

  it.each([
    ['deleted', false],
    ['anonymised because of an invoice', true],
  ])('go with an account that is %s', async (_what, hasInvoice) => {
    await save(['fr']);
    await upload();
    const { photoKey } = await row();
    if (hasInvoice) await makeOrder({ userId: user.id });
    const { status } = await landlord.delete(`/api/users/${user.id}`, { password });
    expect([status, await isStored(photoKey)]).toEqual([204, false]);
    expect(await prisma().user.findUnique({ where: { id: user.id } })).toEqual(
      hasInvoice ? expect.objectContaining({ languages: [], photoId: null, photoKey: null }) : null,
    );
  });
});
