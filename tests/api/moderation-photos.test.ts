import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeWaitingListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';
import { GET } from '@/app/fotos/[id]/origineel/route';

beforeEach(truncateAll);

async function makeWorld() {
  const owner = await makeUser();
  const listing = await makeWaitingListing({ userId: owner.id });
  const photo = await makeStoredPhoto({ width: 1500, height: 1000, orientation: 6 });
  const { id } = await makePicture({ listingId: listing.id, photo, rotate: 90 });
  return { owner, listing, url: `/fotos/${id}/origineel`, id };
}

describe('an original photo', () => {
  it('is served to admins at full size, upright, without metadata', async () => {
    const { listing, id } = await makeWorld();
    const { client } = await signedInAdmin();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`http://localhost:3000/fotos/${id}/origineel`, { headers: { cookie } });
    const response = await GET(request, { params: Promise.resolve({ id }) });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${listing.slug}-1.jpg"`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([facts.width, facts.height, facts.format]).toEqual([1000, 1500, 'jpeg']);
    expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  });

  it('is not served to anyone else, including the landlord', async () => {
    const { url, owner } = await makeWorld();
    expect((await visitor().get(url)).status).toBe(401);
    expect((await (await signedIn(owner)).get(url)).status).toBe(403);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'x'])('does not exist under %s', async (id) => {
    const { client } = await signedInAdmin();
    expect((await client.get(`/fotos/${id}/origineel`)).status).toBe(404);
  });
});
